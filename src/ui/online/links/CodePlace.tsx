import { laterPart } from '../../load/laterScreen.tsx';

/** A text as a code to scan. What draws it loads when somebody wants to see one. */
export const CodePlace = laterPart(async () => ({ Screen: (await import('./QrCode.tsx')).QrCode }));
