import { testLayout } from './layout.ts';

testLayout([
  [768, 1024],
  [1280, 800],
  [2560, 1440],
]);
