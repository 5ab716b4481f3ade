import { testAccessibility } from './accessibility.ts';

testAccessibility('at a desk');
