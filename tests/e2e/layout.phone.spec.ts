import { testLayout } from './layout.ts';
import { phone } from './phone.ts';
import { test } from './watchedTest.ts';

test.use(phone);

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
