import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../src/ui/App.tsx';

test('the app names itself in its heading', () => {
  render(<App />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fifteen Lakes');
});
