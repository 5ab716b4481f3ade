import first from './en/first.json' with { type: 'json' };

export const words = first;

export type FirstWords = Readonly<Record<keyof typeof words, string>>;
