import { climbing } from '../../engine/climbing/index.ts';
import { joinFamily } from '../families.ts';
import { climbingForm } from './form.ts';

/** Has the climbing games join the others. Once they have, it changes nothing. */
export function joinClimbing(): void {
  joinFamily(climbing, climbingForm);
}
