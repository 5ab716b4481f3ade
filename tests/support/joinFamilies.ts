import { joinClimbing } from '../../src/records/climbing/join.ts';

// The headless commands know all families, and so do the tests of what they use, in whatever order
// their files come. Tests of the page do without: it knows the families that it shows.
joinClimbing();
