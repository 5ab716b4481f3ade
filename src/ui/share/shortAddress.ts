/** Without what browsers add, so that it can be typed in; undefined where the page has no host. */
export function shortAddress({ href }: Pick<Location, 'href'>): string | undefined {
  const { host, pathname } = new URL(href);
  return host === '' ? undefined : host + pathname.replace(/\/(index\.html)?$/, '');
}
