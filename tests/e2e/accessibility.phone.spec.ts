import { testAccessibility } from './accessibility.ts';

testAccessibility('on a phone');
