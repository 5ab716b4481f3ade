import panel from '../asking/Panel.module.css';
import { useSay } from '../voice/voice.tsx';

/** That hints or plays taken back have helped with a round: a lamp and its words. */
export function HelpedMark() {
  const say = useSay();
  return (
    <span className={panel.dim}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="1.1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        style={{ verticalAlign: '-0.2em' }}
      >
        <path d="M9.5 17.5c0-2.4-3-3.6-3-7.3a5.5 5.5 0 0 1 11 0c0 3.7-3 4.9-3 7.3zM10 21h4" />
      </svg>
      <span>{say('days.hinted')}</span>
    </span>
  );
}
