import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findVariant, invariant } from '../../src/engine/index.ts';
import { createPlaceStore } from '../../src/store/places.ts';
import { createLocalSource } from '../../src/store/table/localSource.ts';
import { RulesRoom } from '../../src/ui/fishing/rules/RulesRoom.tsx';
import { createMemoryStorage, openSettings, openTable } from '../support/browserParts.ts';
import { nothingJoins } from '../support/joining.ts';
import { setupOf } from '../support/matches.ts';
import { servicesWith } from '../support/services.ts';
import { Voice } from '../support/Voice.tsx';

vi.mock('../../src/engine/families.ts', () => import('./twoFamilies.ts'));
vi.mock('../../src/families/rules.ts', () => import('./twoRules.ts'));

test.each([
  { code: 'shi-wu-hu', title: /Shi Wu Hu/ },
  { code: '', title: /Tiu-U/ },
])(
  'the rules of fishing heed no match of another family, at the address $code',
  ({ code, title }) => {
    const table = openTable(createMemoryStorage());
    const toy = findVariant('hot-tile');
    invariant(toy !== undefined, 'the toy stands in the table of families');
    table.getState().startMatch(setupOf(['person', 'person'], { variant: toy.id }));
    const services = servicesWith();
    const settings = openSettings(createMemoryStorage());
    render(
      <RulesRoom
        stores={{
          table: createLocalSource(table, settings),
          matches: table,
          settings,
          places: createPlaceStore(window),
          services,
          ...nothingJoins,
        }}
        services={services}
        code={code}
        onGo={() => undefined}
        onLeave={() => undefined}
      />,
      { wrapper: Voice },
    );
    expect(table.getState().match?.setup.variant).toBe('hot-tile');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByText(/your table/)).toBeNull();
  },
);
