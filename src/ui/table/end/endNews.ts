import { createContext } from 'react';
import type { Elements } from '../../content/content.ts';

/** Said while the next round waits for others; nothing where everybody sits at this device. */
export const EndNewsContext = createContext<Elements>(null);
