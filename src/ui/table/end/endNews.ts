import { createContext } from 'react';
import type { Elements } from '../../content/content.ts';

/**
 * What is said beside the ways on from a round that is over, once the next one waits for others;
 * nothing where everybody sits at this device.
 */
export const EndNewsContext = createContext<Elements>(null);
