import type { RoomProps } from '../../page/roomProps.ts';
import { Calculator } from './Calculator.tsx';

/** Connects the calculator to the ledger of this device. */
export function CalculatorScreen({ stores, services, onLeave }: RoomProps) {
  return (
    <Calculator
      store={services.families.fishing.ledger}
      settings={stores.settings}
      onLeave={onLeave}
    />
  );
}
