import { testAccessibility } from './accessibility.ts';

testAccessibility('touch');
