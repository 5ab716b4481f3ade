export const loadSeen = async () => (await import('../../records/climbing/seen.ts')).seenClimbing;
