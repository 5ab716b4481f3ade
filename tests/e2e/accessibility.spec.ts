import { testAccessibility } from './accessibility.ts';

testAccessibility('mouse');
