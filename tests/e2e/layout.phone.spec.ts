import { testLayout } from './layout.ts';

testLayout(
  [
    [320, 568],
    [360, 640],
    [640, 360],
    [568, 320],
    [390, 844],
    [844, 390],
  ],
  ['shi-wu-hu', 3],
);
