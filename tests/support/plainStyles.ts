const reckon = window.getComputedStyle.bind(window);

/** What tells one plain style from another, beside the name of the element. */
const decisive = ['hidden', 'open', 'type'];

/** The styles that were reckoned, each of an element that stands for all that are like it. */
const reckoned = new Map<string, CSSStyleDeclaration>();

/**
 * The style of an element. To reckon it jsdom goes through all rules that browsers have of their
 * own, at every search for a role for every element and all around it: that took more time than all
 * else in the tests of components. They load no style sheet, so like elements are styled alike.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !isPlain(element)) return reckon(element, pseudo);
  const own = decisive.map((name) => [name, element.getAttribute(name)] as const);
  const key = `${element.namespaceURI} ${element.localName} ${own.map(([, value]) => value)}`;
  const known = reckoned.get(key);
  if (known !== undefined) return known;
  const alike = document.createElementNS(element.namespaceURI, element.localName);
  for (const [name, value] of own) if (value !== null) alike.setAttribute(name, value);
  const style = reckon(alike);
  reckoned.set(key, style);
  return style;
};

/** Whether nothing but its kind tells how the element is styled. */
function isPlain(element: Element): boolean {
  if (document.styleSheets.length > 0) return false;
  if (element.hasAttribute('style') || element.hasAttribute('popover')) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    // What is inherited, and asked for by tests.
    if (/visibility|pointer-events/.test(around.getAttribute('style') ?? '')) return false;
  }
  return true;
}
