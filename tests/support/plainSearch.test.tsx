import { expect, test } from 'vitest';

const page = `
<main id="all" class="wide" data-cards="trick">
  <h1 data-part="told">One</h1>
  <form><label for="name">Name</label><input id="name" type="TEXT" list="names">
    <input type="checkbox" checked><input><select><option>a</option></select></form>
  <section data-part="middle" data-region="hand">
    <ul role="list"><li role="listitem option" data-tile="65.1"><button tabindex="0">a</button></li>
      <li data-tile="65.2"><button hidden><b>b</b></button> text <!-- none --></li></ul>
    <svg data-sign viewBox="0 0 1 1"><path d="M0 0a1" /><title>sign</title></svg>
  </section>
  <section data-region="lake"><button title="q&quot;r">c</button><template><button /></template>
    <p data-part=""></p></section>
</main><footer><main><button data-part="told more">d</button></main></footer>`;

const plain = [
  ...['*', 'button', 'main', 'li', 'svg', 'path', 'h1, h2', 'button,li , p', 'nobody', 'main *'],
  ...['#name', 'input#name', '#all button', '#other', 'main main', 'main > button', 'main>section'],
  ...['[data-part]', '[data-part="told"]', '[data-part=told]', '[data-part~="told"]'],
  ...['[data-part^="mid"]', '[data-part$="dle"]', '[data-part*="dd"]', '[data-part~="tol"]'],
  ...['[role~="option"]', '*[role~="list"],ul,ol', '[type="text"]', 'input[type="checkbox"]'],
  ...['input:not([type])', 'input:not([type="text"])', '[data-region="hand"] [tabindex="0"]'],
  ...['[data-region="hand"] li > button', 'section[data-region][data-part]', 'ul > button'],
  ...['main > section button b', 'footer > main button', '[list]:not([list=""])', '[data-part=""]'],
  ...['button:not([title])[tabindex]', '[data-sign] > path', '[d*="a"]', ' button ', 'main\nli'],
];

/** The same, as only jsdom itself searches for it. */
const asked = (selector: string): string => `:is(${selector})`;

const found = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];

test.each(plain)('what matches %s is what jsdom finds', (selector) => {
  document.body.innerHTML = page;
  const apart = document.createElement('div');
  apart.innerHTML = page;
  const roots = [document, document.body, apart, ...document.querySelectorAll('section')];
  for (const root of roots) {
    const all = found(root, asked(selector));
    // The same elements, not only equal ones.
    const quick = found(root, selector);
    expect(quick).toHaveLength(all.length);
    for (const [at, element] of quick.entries()) expect(element).toBe(all[at]);
    expect(root.querySelector(selector)).toBe(all[0] ?? null);
  }
  for (const element of found(document, ':not(nobody)')) {
    expect(element.matches(selector)).toBe(element.matches(asked(selector)));
    expect(element.closest(selector)).toBe(element.closest(asked(selector)));
  }
});

test.each(['[', 'a b,', '> li', '', '#1', 'li[data-tile="a]'])(
  'what is no selector is refused as jsdom does: %s',
  (selector) => {
    expect(() => document.querySelector(selector)).toThrow(DOMException);
  },
);

test('what was found is a list of the page, which stays as it was', () => {
  document.body.innerHTML = page;
  const list = document.querySelectorAll('button');
  expect(list).toBeInstanceOf(NodeList);
  list[0]?.remove();
  expect(list).toHaveLength(4);
  expect(list.item(1)).toBe(document.querySelector('[hidden]'));
});
