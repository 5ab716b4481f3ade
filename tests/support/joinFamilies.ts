import { joinClimbing } from '../../src/records/climbing/join.ts';

// What runs in node knows all families, as the headless commands do, in whatever order its files
// come. The page knows those that it shows; tests of it ask for these.
joinClimbing();
