import { holds } from '../look.ts';

/**
 * Whether the app can be put on the home screen by hand alone: on iPhones and iPads, whose browsers
 * make no offer, and which clear away what a page keeps that nobody opens for a week.
 */
export function isAddedByHand({ userAgent, maxTouchPoints }: Navigator): boolean {
  // An iPad says that it is a Mac, of which none has a touch screen.
  const isApple =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple && !holds('(display-mode: standalone)');
}
