import { type Node, parse } from 'acorn';
import { api, below, isTooNew, javascript } from './compat.ts';

/** The newest language that all of the oldest browsers read whole, regular expressions too. */
const ecmaVersion = 2022;

/** Whether a name is too new wherever the language or the page has it as a method. */
const methods = new Map<string, boolean>();
/** The same of what is there without a dot, and of what hangs on that: `Object.groupBy`. */
const globals = new Map<string, boolean>();

/** What is there once, by the interface that it has. */
const instances: Readonly<Record<string, string>> = {
  Document: 'document',
  Navigator: 'navigator',
  Performance: 'performance',
};

const { builtins } = javascript;
for (const [owner, feature] of [builtins, builtins?.Intl, api].flatMap(below)) {
  globals.set(owner, isTooNew(feature));
  for (const [key, member] of below(feature)) {
    if (member.__compat === undefined) continue;
    const name = key.replace(/_static$/, '');
    const isNew = isTooNew(member);
    methods.set(name, (methods.get(name) ?? true) && isNew);
    globals.set(`${instances[owner] ?? owner}.${name}`, isNew);
    if (owner === 'Window' || owner === 'WorkerGlobalScope') globals.set(name, isNew);
  }
}

/** What stands in a script that one of the oldest browsers lacks, as it is written there. */
export function newInScript(text: string): string[] {
  const found = new Set<string>();
  try {
    walk(parse(text, { ecmaVersion, sourceType: 'module' }), found);
  } catch (error) {
    found.add(String(error));
  }
  return [...found];
}

function walk(node: Node, found: Set<string>): void {
  for (const part of newIn(node)) found.add(part);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, found);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function newIn(node: Node): string[] {
  if (node.type === 'Identifier') return newNames([nameOf(node)], globals);
  if (node.type === 'MemberExpression' && 'object' in node && 'property' in node) {
    return newNames([`${nameOf(node.object)}.${nameOf(node.property)}`], globals);
  }
  if (node.type === 'CallExpression' && 'callee' in node && isNode(node.callee)) {
    const called = 'property' in node.callee ? nameOf(node.callee.property) : undefined;
    return newNames([called], methods).map((name) => `.${name}()`);
  }
  return node.type === 'Literal' && 'regex' in node ? lookingBehind(node.regex) : [];
}

function newNames(
  names: readonly (string | undefined)[],
  known: ReadonlyMap<string, boolean>,
): string[] {
  return names.flatMap((name) => (name !== undefined && known.get(name) === true ? [name] : []));
}

/** The name that stands in a place, or the text by which a bracket reaches something. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' && 'name' in node) return String(node.name);
  return node.type === 'Literal' && 'value' in node ? String(node.value) : undefined;
}

/** Safari before 16.4 refuses the whole file, which costs it every screen and not some looks. */
function lookingBehind(regex: unknown): string[] {
  const written = JSON.stringify(regex);
  return /\(\?<[=!]/.test(written) ? [`a look behind, ${written}`] : [];
}
