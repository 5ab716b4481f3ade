import { useState } from 'react';
import { freshSeed } from '../../store/match/freshSeed.ts';
import type { Match, MatchSetup } from '../../store/match/match.ts';
import { strongerOpponent } from '../../store/match/strongerOpponent.ts';
import { Button } from '../button/Button.tsx';
import { shownMatch } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import offer from './Opponents.module.css';
import { Portrait } from './Portrait.tsx';
import { opponentIn, setupAgainst } from './strongerSetup.ts';

interface StrongerOfferProps {
  /** The match whose last round is over. */
  readonly match: Match;
  /** Begins the match that was taken; the finished rounds of this one are kept as ever. */
  readonly onPlay: (setup: MatchSetup) => void;
  /** It was declined, and has gone with the focus. */
  readonly onGone: () => void;
}

/**
 * Offers a stronger opponent to somebody who has just won twice in a row; nothing where none is
 * due, or once it was declined.
 */
export function StrongerOffer({ match, onPlay, onGone }: StrongerOfferProps) {
  const say = useSay();
  const [declined, setDeclined] = useState<Match>();
  const level = strongerOpponent(match);
  const beaten = opponentIn(shownMatch(match, say).setup);
  if (level === undefined || beaten === undefined || declined === match) return null;
  const { name } = beaten;
  const next = say(`start.opponent.${level}`);
  // Somebody has set the table with names of their own: that one is here already.
  if (next === name) return null;
  return (
    <section className={offer.offer} aria-labelledby="stronger">
      <Portrait level={level} />
      <p id="stronger">{say('opponents.offer', { name })}</p>
      <div className={offer.answers}>
        <Button onClick={() => onPlay(setupAgainst(match.setup, level, freshSeed(), say))}>
          {say('opponents.play', { name: next })}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setDeclined(match);
            onGone();
          }}
        >
          {say('opponents.stay', { name })}
        </Button>
      </div>
    </section>
  );
}
