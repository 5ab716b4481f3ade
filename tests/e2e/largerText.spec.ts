import { testThoroughly, withLetters } from './largeText.ts';
import { test } from './watchedTest.ts';

test.use(withLetters(24));

testThoroughly('where letters are half as large again');
