import { testLayout } from './layout.ts';

testLayout([
  [320, 568],
  [360, 640],
  [640, 360],
  [390, 844],
  [844, 390],
]);
