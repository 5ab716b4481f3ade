import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import compatData from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../../../src/build/oldestBrowsers.ts';

/** What MDN tells of the features of styles, of the page and of the language. */
export const { css, api, javascript } = compatData;

const { ios, ...desk } = oldestBrowsers;
const oldest: Readonly<Partial<Record<BrowserName, string>>> = { ...desk, safari_ios: ios };

function isUpTo(one: string | false | undefined, version: string): boolean {
  if (typeof one !== 'string' || one === 'preview') return false;
  return one.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;
}

/** Whether a browser has a feature, without a flag and under its own name. */
function has(version: string, statement: SimpleSupportStatement): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name } = statement;
  const isPlain = flags === undefined && prefix === undefined && alternative_name === undefined;
  return isPlain && isUpTo(version_added, version) && !isUpTo(version_removed, version);
}

/** Whether the data knows a feature, and not in all of the oldest browsers. */
export function isTooNew(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (support === undefined) return false;
  return !Object.entries(oldest).every(([browser, version]) =>
    Object.entries(support).some(
      ([name, statements]) =>
        name === browser && [statements].flat().some((statement) => has(version, statement)),
    ),
  );
}

/** The features right below one, by their names. */
export function below(feature: Identifier | undefined): [string, Identifier][] {
  const { __compat, ...features } = feature ?? {};
  return Object.entries(features);
}
