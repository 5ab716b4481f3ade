import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatRecord } from '../../../src/records/formatRecord.ts';
import { formatLink } from '../../../src/records/link.ts';
import { startMatch } from '../../../src/store/match/match.ts';
import { formatMatch } from '../../../src/store/match/matchRecords.ts';
import { ownTextIn } from '../../../src/store/ownText.ts';
import { loadRooms } from '../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../support/app.tsx';
import { inTurn } from '../../support/inTurn.ts';
import { finishedRound, setupOf } from '../../support/matches.ts';
import { openHistory } from '../../support/memoryChest.ts';
import { isThorough } from '../../support/thoroughness.ts';

await loadRooms();
beforeEach(() => window.history.replaceState(null, '', '/'));

const round = finishedRound(setupOf(['person', 'greedy']));
const other = finishedRound(setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }));
const code = formatLink(round);
const unplayed = formatLink({ ...round, plays: [] });
const at = 'https://lakes.example/play/';
const begun = formatMatch(startMatch(setupOf(['person', 'greedy'])));

/** Every text that the app makes, as it is found again, and what it is. */
const texts = {
  'a link of a round': [`${at}#review=${code}`, 'review'],
  'the end of a link': [`#review=${code}`, 'review'],
  'a code alone': [code, 'review'],
  'the code of a deal': [unplayed, 'deal'],
  'a link in a message': [`Ann: look! (${at}#deal=${code}).\nBo: 好。`, 'deal'],
  'a link in Chinese words': [`看這一局：${at}#review=${code}。很好`, 'review'],
  'a link with percent signs': [
    `HTTPS://LAKES.EXAMPLE/%23review%3D${code}&amp;utm_source=x`,
    'review',
  ],
  'a link that mail has broken': [
    `${at}#review=3D${code.slice(0, 60)}=\r\n${code.slice(60)}`,
    'review',
  ],
  'a page of the rules': [`See ${at}#rules=tiu-u/F9, please.`, 'rules'],
  'a shared day': [`Tiu-U: Won, +20\nPlay the same deals: ${at}#today=2026-11-24\n`, 'today'],
  'a record': [formatRecord(other), 'record'],
  'a record in a message': [`Here it is:\n\n${formatRecord(other)}\n\nBo`, 'record'],
  'an unfinished match': [begun, 'record'],
  'a record cut into lines': [JSON.stringify(JSON.parse(formatRecord(other)), null, 2), 'record'],
  'a file of several matches': [`${formatRecord(round)}\n${formatRecord(other)}\n`, 'rounds'],
  'a ledger': [
    'Ledger\nTiu-U\n\nRound | Ann | Bo\n1     | +20 | −20\nSum   | +20 | −20\n',
    'calculator',
  ],
} as const;

const where = () => window.location.hash.replace(/^#([a-z]*).*$/, '$1');

type Is = (typeof texts)[keyof typeof texts][1];

/** What becomes of a text at each door. */
const doors: Readonly<Record<string, (text: string, is: Is) => Promise<void>>> = {
  'is opened by “Open a saved round”, or leads to where it belongs': async (text, is) => {
    const { table, user } = openApp();
    await user.click(screen.getByRole('button', { name: 'Open a saved round' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Text of the record' }), {
      target: { value: text },
    });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const alert = () => within(screen.getByRole('alert'));
    switch (is) {
      case 'record':
        expect(table.getState().match).not.toBeNull();
        expect(screen.queryByRole('dialog')).toBeNull();
        break;
      case 'rounds':
        expect(table.getState().match).toBeNull();
        await user.click(alert().getByRole('button', { name: 'Your rounds' }));
        expect(await screen.findByRole('textbox', { name: 'Text of the records' })).toHaveValue(
          text,
        );
        break;
      case 'calculator':
        await user.click(alert().getByRole('button', { name: 'Score real tiles' }));
        await waitFor(() => expect(where()).toBe('calculator'));
        break;
      default:
        expect(where()).toBe(is);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
  'is brought in among the rounds, or leads to where it belongs': async (text, is) => {
    const history = openHistory();
    const { table, user, places } = openApp(undefined, { history });
    act(() => places.getState().goTo({ room: 'history' }));
    const [add] = await screen.findAllByRole('button', { name: 'Import rounds' });
    if (add === undefined) throw new Error('no way to bring rounds in');
    await user.click(add);
    fireEvent.change(screen.getByRole('textbox', { name: 'Text of the records' }), {
      target: { value: text },
    });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    const dialog = () => within(screen.getByRole('dialog'));
    switch (is) {
      case 'record':
      case 'rounds':
        if (text === begun) {
          await user.click(await dialog().findByRole('button', { name: 'Continue' }));
          expect(table.getState().match).not.toBeNull();
        } else {
          const brought = is === 'rounds' ? '2 new rounds.' : '1 new round.';
          expect(await dialog().findByText(brought)).toBeVisible();
        }
        break;
      case 'calculator':
        await user.click(await dialog().findByRole('button', { name: 'Score real tiles' }));
        await waitFor(() => expect(where()).toBe('calculator'));
        break;
      default:
        await waitFor(() => expect(where()).toBe(is));
    }
  },
  'is offered to be opened wherever it is pasted, unless it is a ledger': async (text, is) => {
    openApp();
    await screen.findByRole('button', { name: 'Open a saved round' });
    fireEvent.paste(document.body, { clipboardData: { getData: () => text } });
    if (is !== 'calculator') {
      const field = await screen.findByRole('textbox', { name: 'Text of the record' });
      expect(field).toHaveValue(text.replaceAll('\r\n', '\n'));
    } else expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Texts that each door treats in a way of its own, so they come to every door. */
const atEveryDoor: readonly (keyof typeof texts)[] = [
  'a record',
  'a file of several matches',
  'a ledger',
];

const everyDoor = Object.entries(doors);

/** Each text with the doors it comes to: every day most come to one in turn. */
const visits = Object.entries(texts).flatMap(([title, text], at) => {
  const visited =
    isThorough || atEveryDoor.some((one) => one === title) ? everyDoor : [inTurn(everyDoor, at)];
  return visited.map(([what, visit]) => ({ title, what, visit: () => visit(text[0], text[1]) }));
});

test.each(visits)('$title $what', ({ visit }) => visit());

test.each([
  '',
  'hello',
  '#today was fine',
  'Rules are rules',
  '12',
  'lotus-42',
  'a-b_c'.repeat(30),
  '66 65*2 54 11',
])('what is none is none: “%s”', (text) => expect(ownTextIn(text)).toEqual({ is: 'unknown' }));
