import { afterEach } from 'vitest';
import { checkStandIns } from './standIns.ts';

afterEach(checkStandIns);
