/** The page loads only files beside it, and no script or style written into it. */
export const pagePolicy: string = [
  "default-src 'self'",
  // Pictures of score sheets are drawn from text.
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
