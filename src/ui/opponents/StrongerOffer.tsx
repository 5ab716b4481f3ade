import { useState } from 'react';
import type { BotId } from '../../bots/levels.ts';
import { freshSeed } from '../../store/match/freshSeed.ts';
import { botIn, holderOf } from '../../store/match/holder.ts';
import type { Match, MatchSetup, Player } from '../../store/match/match.ts';
import { strongerOpponent } from '../../store/match/strongerOpponent.ts';
import type { Say } from '../../text/say.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { shownMatch } from '../seatTable/shownNames.ts';
import { useSay } from '../voice/voice.tsx';
import { withBotNames } from './botName.ts';
import offer from './Opponents.module.css';
import { Portrait } from './Portrait.tsx';

interface StrongerOfferProps {
  readonly match: Match;
  /** Begins the match that was taken; the finished rounds of this one are kept as ever. */
  readonly onPlay: (setup: MatchSetup) => void;
  /** It was declined, and has gone with the focus. */
  readonly onGone: () => void;
}

/** Offers it to somebody who has just won twice in a row; nothing where none is due. */
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
    <section className={`${looks.line3} ${offer.offer}`} aria-labelledby="stronger">
      <Portrait level={level} />
      <p id="stronger">{say('opponents.offer', { name })}</p>
      <div className={`${looks.row} ${offer.answers}`}>
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

/** The first bot of a match, which its other bots only accompany. */
function opponentIn({ players }: MatchSetup): Player | undefined {
  return players.find(({ control }) => botIn(holderOf(control)) !== undefined);
}

/** The set-up of a new match against bots of a level, with everything else as it was. */
export function setupAgainst(
  { id: _, ...setup }: MatchSetup,
  level: BotId,
  seed: string,
  say: Say,
): MatchSetup {
  const levels = setup.players.map(({ control }) => {
    return botIn(holderOf(control)) === undefined ? undefined : level;
  });
  const given = setup.players.map(({ name }, seat) => (levels[seat] === undefined ? name : ''));
  const names = withBotNames(given, levels, say);
  const players = setup.players.map(({ control }, seat) => ({
    name: names[seat] ?? '',
    control: levels[seat] ?? control,
  }));
  return { ...setup, players, seed };
}
