export const load = async () => (await import('./lateRules.ts')).lateRules;
