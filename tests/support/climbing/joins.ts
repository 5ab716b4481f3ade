import { joinClimbingPage } from './joinPage.ts';

// Files of tests share the page, the first of them finds it as the last one does.
joinClimbingPage();
