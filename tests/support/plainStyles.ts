const reckon = window.getComputedStyle.bind(window);

// jsdom has none of our styles; this one alone counts for the names of things.
const blanks = document.createElement('style');
blanks.textContent = '[data-space] { display: contents; }';
document.head.append(blanks);

/** What tells one style from another, beside the name of the element. */
const decisive = ['hidden', 'open', 'type', 'style', 'data-space'];

/** The styles that were reckoned, each of an element that stands for all that are like it. */
const reckoned = new Map<string, CSSStyleDeclaration>();

/** What an element inherits of what the tests ask for. */
const inherited = /visibility|pointer-events/;

/**
 * The style of an element. To reckon it jsdom goes through all rules that browsers have of their
 * own, at every search for a role for every element and all around it: that took more time than all
 * else in the tests of components. They load no style sheet, so like elements are styled alike.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !isLikeOthers(element)) return reckon(element, pseudo);
  const own = decisive.map((name) => [name, element.getAttribute(name)] as const);
  const key = JSON.stringify([element.namespaceURI, element.localName, ...own]);
  const known = reckoned.get(key);
  if (known !== undefined) return known;
  const alike = document.createElementNS(element.namespaceURI, element.localName);
  for (const [name, value] of own) if (value !== null) alike.setAttribute(name, value);
  const style = asKnown(reckon(alike));
  reckoned.set(key, style);
  return style;
};

/** Whether nothing but its kind and its own attributes tell how the element is styled. */
function isLikeOthers(element: Element): boolean {
  if (document.styleSheets.length > 1 || element.hasAttribute('popover')) return false;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (inherited.test(around.getAttribute('style') ?? '')) return false;
  }
  return true;
}

/** The style, whose values are reckoned once each: jsdom looks for what they inherit each time. */
function asKnown(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<string, string>();
  const asked = (property: string) => {
    const known = values.get(property) ?? style.getPropertyValue(property);
    values.set(property, known);
    return known;
  };
  return new Proxy(style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return asked;
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
}
