import { type RoundRecord, rulesOf } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import { formatLink } from '../../records/link.ts';
import { takenName } from '../../records/plainName.ts';
import { playedRound } from '../../records/playedRound.ts';
import { challengeIn, challengeOf } from '../../store/match/challenge.ts';
import { isHelped } from '../../store/match/recordCounts.ts';
import { sitsOutIn } from '../../store/match/sittingOut.ts';
import { addressOf } from '../../store/places.ts';
import { challengeWords, comparedWords } from '../../text/challengeWords.ts';
import { ownNames } from '../../text/ownNames.ts';
import { roundText } from '../../text/roundText.ts';
import type { Say } from '../../text/say.ts';
import { challengeFactsOf, challengeResultOf } from '../scores/challengeModel.ts';
import { outcomeOf } from '../scores/scoresModel.ts';
import { shownName, withNamesShown } from '../seatTable/shownNames.ts';
import type { ShareParts } from './shareParts.ts';
import { shortAddress } from './shortAddress.ts';

export interface ShareModel {
  readonly record: RoundRecord;
  /** The round as it is told: every seat has a name. */
  readonly shown: RoundRecord;
  readonly review: string;
  /** The address at which its deal can be played; it holds the plays where it is a challenge. */
  readonly deal: string;
  /** What others are dared to do, in a sentence; undefined for a round that is no challenge. */
  readonly challenge: string | undefined;
  /** Whether it answers the challenge of a friend, who is dared no more. */
  readonly isAnswer: boolean;
  /** Where the app is, as short as it can be typed in; undefined where that is no web page. */
  readonly where: string | undefined;
  readonly text: string;
  readonly fileStem: string;
}

/** Who is only “You”, by what the app calls that person; undefined where everybody has a name. */
export function unnamedIn({ players }: RoundRecord): string | undefined {
  return players.find((name) => ownNames.includes(name));
}

/** What can be sent of a round that is over; with an empty name “You” stays “You”. */
export function shareModelOf(
  round: RoundRecord,
  name: string,
  page: Pick<Location, 'href'>,
  { paymentTexts, seatTexts }: Pick<ShareParts, 'paymentTexts' | 'seatTexts'>,
  say: Say,
): ShareModel {
  const record = { ...round, players: namesFor(round, name) };
  const shown = withNamesShown(record, say);
  const { game, steps, position } = playedRound(shown);
  const rules = rulesOf(game);
  const out = sitsOutIn(record);
  const { playWords } = familyWordsOf(shown.variant);
  const review = addressOf({ room: 'review', code: formatLink(record) }, page);
  const challenge = challengeIn(record);
  const sent = challenge === undefined ? { ...record, plays: [] } : record;
  return {
    record,
    shown,
    review,
    deal: addressOf({ room: 'deal', code: formatLink(sent) }, page),
    challenge:
      challenge &&
      (answerWords(record, say) ?? challengeWords(challengeFactsOf(challenge), say, 'self')),
    isAnswer: challengeOf(record) !== undefined,
    where: shortAddress(page),
    text: roundText(
      {
        ...outcomeOf(shown),
        game: say(`variant.${record.variant}`),
        date: dateOf(record),
        isHelped: isHelped(record.meta),
        out: out && shownName(out, out.place, say),
        balance: rules.settlementOf(position),
        seats: seatTexts?.(shown, say),
        payments: paymentTexts(shown, say),
        plays: steps.map(({ seat, phase, play }) => ({
          notation: rules.formatPlay(play),
          words: playWords(
            { name: shown.players[seat] ?? '', phase, play, variant: shown.variant },
            say,
          ),
        })),
        link: review,
      },
      say,
    ),
    fileStem: fileStemOf(record),
  };
}

/** How a round compares with the challenge that it answers; undefined where it answers none. */
function answerWords(record: RoundRecord, say: Say): string | undefined {
  const answered = challengeOf(record);
  if (answered === undefined) return undefined;
  const result = challengeResultOf(answered, record);
  if (unnamedIn(record) === undefined) return comparedWords(result, say);
  const { sender: name, lead } = result;
  return name === ''
    ? undefined
    : comparedWords({ ...result, sender: '', name, lead: -lead }, say, 'self');
}

function namesFor({ players }: RoundRecord, name: string): string[] {
  const own = takenName(name);
  return players.map((one) => (own !== '' && ownNames.includes(one) ? own : takenName(one)));
}

function dateOf({ meta }: RoundRecord): Date | undefined {
  const { date } = meta ?? {};
  if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d(T|$)/.test(date)) return undefined;
  // A day without a time is that day wherever it is read.
  const read = new Date(date.length === 10 ? `${date}T00:00` : date);
  return Number.isNaN(read.getTime()) ? undefined : read;
}

/** Seeds may hold what a file name may not. */
function fileStemOf({ seed = '', variant }: RoundRecord): string {
  const plain = seed.replaceAll(/[^\p{L}\p{N}-]+/gu, '-').replaceAll(/^-+/g, '');
  return plain.slice(0, 40) || variant;
}
