import { testLayout } from './layout.ts';

testLayout(
  [
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1440, 2560],
    [2560, 1440],
  ],
  ['tiu-u', 2],
);
