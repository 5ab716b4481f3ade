import { testCount, testLayout } from './layout.ts';
import { phone } from './phone.ts';
import { test } from './watchedTest.ts';

test.use(phone);

const sizes = [
  [320, 568],
  [360, 640],
  [640, 360],
  [568, 320],
  [390, 844],
  [844, 390],
] as const;

testLayout(sizes, ['shi-wu-hu', 3]);
testCount(sizes);
