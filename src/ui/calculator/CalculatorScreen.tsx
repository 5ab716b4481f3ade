import { useState } from 'react';
import { openLedger } from '../../store/openLedger.ts';
import type { RoomProps } from '../roomProps.ts';
import { Calculator } from './Calculator.tsx';

/** Connects the calculator to the ledger of this device. */
export function CalculatorScreen({ stores, onLeave }: RoomProps) {
  const [ledger] = useState(openLedger);
  return <Calculator store={ledger} settings={stores.settings} onLeave={onLeave} />;
}
