import { useSay } from '../voice/voice.tsx';
import { FarPage } from './FarPage.tsx';

/** Says that this page comes from no server of tables; no request is made to find that out. */
export function NoTables() {
  const say = useSay();
  return <FarPage leadsHome title={say('far.none')} about={say('far.none.about')} />;
}
