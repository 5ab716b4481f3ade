/** What jsdom keeps of a node behind the object that a page sees; of it, what a search asks. */
interface Inner {
  readonly nodeType: number;
  readonly firstChild: Inner | null;
  readonly nextSibling: Inner | null;
  readonly parentNode: Inner | null;
  readonly _localName?: string;
  readonly _attributesByNameMap?: ReadonlyMap<string, readonly { readonly _value: string }[]>;
}

type Trait = (element: Inner) => boolean;

/** What an element must be, and the step to the one around it that must match the rest. */
interface Link {
  readonly traits: readonly Trait[];
  readonly around?: { readonly isParent: boolean; readonly link: Link };
}

/** The whole of a selector, up to where a comma begins another one; the ways to match it. */
type Search = readonly Link[];

const elementType = 1;
const trait =
  /(?<tag>[a-z][a-z0-9]*|\*)|#(?<id>[a-z][\w-]*)|(?<not>:not\()?\[(?<name>[a-z-]+)(?:(?<how>[~^$*]?=)(?:"(?<quoted>[^"\\]+)"|(?<bare>[a-z][\w-]*)))?\](?<end>\))?/y;
const step = /\s*(?<sign>[>,])\s*|\s+/y;

const searches = new Map<string, Search | undefined>();

/** How a selector is searched for; undefined for what only jsdom knows. */
function searchFor(selector: string): Search | undefined {
  const known = searches.get(selector);
  if (known !== undefined || searches.has(selector)) return known;
  const search = parse(selector.trim());
  searches.set(selector, search);
  return search;
}

function parse(text: string): Search | undefined {
  const ways: Link[] = [];
  let around: Link['around'];
  for (let at = 0; ; ) {
    const traits: Trait[] = [];
    for (;;) {
      trait.lastIndex = at;
      const found = trait.exec(text);
      const one = found?.groups && traitOf(found.groups, traits.length === 0);
      if (!one) break;
      traits.push(one);
      at = trait.lastIndex;
    }
    if (traits.length === 0) return undefined;
    const link = { traits, ...(around && { around }) };
    if (at === text.length) return [...ways, link];
    step.lastIndex = at;
    const sign = step.exec(text);
    if (sign === null) return undefined;
    at = step.lastIndex;
    const isNext = sign.groups?.sign === ',';
    if (isNext) ways.push(link);
    around = isNext ? undefined : { isParent: sign.groups?.sign === '>', link };
  }
}

type Groups = Readonly<Record<string, string | undefined>>;

function traitOf(groups: Groups, isFirst: boolean): Trait | undefined {
  const { tag, id, name, how, not, end } = groups;
  if (tag !== undefined) {
    // A name of an element comes before all else.
    if (!isFirst) return undefined;
    return tag === '*' ? () => true : (element) => element._localName === tag;
  }
  if (id !== undefined) return (element) => attributeOf(element, 'id') === id;
  if (name === undefined || (not === undefined) !== (end === undefined)) return undefined;
  const fits = fitting(how, groups.quoted ?? groups.bare ?? '', name === 'type');
  if (fits === undefined) return undefined;
  const has: Trait = (element) => {
    const value = attributeOf(element, name);
    return value !== undefined && fits(value);
  };
  return not === undefined ? has : (element) => !has(element);
}

/** Whether the value of an attribute fits; that of a `type` does in any case of its letters. */
function fitting(
  how = '',
  wanted: string,
  anyCase: boolean,
): ((value: string) => boolean) | undefined {
  if (anyCase && how !== '' && how !== '=') return undefined;
  const low = wanted.toLowerCase();
  switch (how) {
    case '':
      return () => true;
    case '=':
      return anyCase ? (value) => value.toLowerCase() === low : (value) => value === wanted;
    case '^=':
      return (value) => value.startsWith(wanted);
    case '$=':
      return (value) => value.endsWith(wanted);
    case '*=':
      return (value) => value.includes(wanted);
    default:
      return /\s/.test(wanted) ? undefined : (value) => value.split(/\s+/).includes(wanted);
  }
}

function attributeOf(element: Inner, name: string): string | undefined {
  return element._attributesByNameMap?.get(name)?.[0]?._value;
}

function matches(element: Inner, { traits, around }: Link): boolean {
  for (const one of traits) if (!one(element)) return false;
  if (around === undefined) return true;
  for (let outer = element.parentNode; outer !== null; outer = outer.parentNode) {
    if (outer.nodeType === elementType && matches(outer, around.link)) return true;
    if (around.isParent) return false;
  }
  return false;
}

function matchesAny(element: Inner, search: Search): boolean {
  for (const link of search) if (matches(element, link)) return true;
  return false;
}

/** The elements below a node that match, in the order of the page, up to so many of them. */
function find(root: Inner, search: Search, most: number): Inner[] {
  const found: Inner[] = [];
  for (let node = root.firstChild; node !== null; node = following(node, root)) {
    if (node.nodeType !== elementType || !matchesAny(node, search)) continue;
    found.push(node);
    if (found.length === most) break;
  }
  return found;
}

function following(node: Inner, root: Inner): Inner | null {
  if (node.firstChild !== null) return node.firstChild;
  for (let last: Inner | null = node; last !== null && last !== root; last = last.parentNode) {
    if (last.nextSibling !== null) return last.nextSibling;
  }
  return null;
}

function closest(element: Inner, search: Search): Inner | null {
  for (let node: Inner | null = element; node !== null; node = node.parentNode) {
    if (node.nodeType === elementType && matchesAny(node, search)) return node;
  }
  return null;
}

/** How each question is answered that jsdom has for selectors. */
const answers: Readonly<Record<string, (node: Inner, search: Search) => unknown>> = {
  matches: (node, search) => matchesAny(node, search),
  closest,
  querySelector: (node, search) => find(node, search, 1)[0] ?? null,
  querySelectorAll: (node, search) => find(node, search, Number.POSITIVE_INFINITY),
};

/** What jsdom asks about selectors in this page, which it keeps behind the page's document. */
function selectorsOf(page: Document): object | undefined {
  const kept = Object.getOwnPropertySymbols(page).find(({ description }) => description === 'impl');
  const inner: unknown = kept && Reflect.get(page, kept);
  if (typeof inner !== 'object' || inner === null) return undefined;
  const open: unknown = Reflect.get(inner, '_getDOMSelector');
  const selectors: unknown = typeof open === 'function' ? open.call(inner) : undefined;
  return typeof selectors === 'object' && selectors !== null ? selectors : undefined;
}

// jsdom takes long to search a page, at every search for a role, at every look for what has the
// focus and at each change of it. Most selectors are plain, and what matches them is found here.
// Where jsdom keeps its nodes otherwise one day, tests are only slower.
const selectors = selectorsOf(document);
for (const [name, answer] of selectors === undefined ? [] : Object.entries(answers)) {
  const { [name]: original } = Object(selectors);
  if (typeof original !== 'function') continue;
  Reflect.set(selectors ?? {}, name, (selector: string, node: Inner, ...more: unknown[]) => {
    const search = typeof selector === 'string' ? searchFor(selector) : undefined;
    return search === undefined ? original(selector, node, ...more) : answer(node, search);
  });
}
