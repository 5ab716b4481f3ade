import postcss, { type AtRule, type Container, type Declaration } from 'postcss';
import { below, css, isTooNew } from './compat.ts';

/** What stands in a style sheet that one of the oldest browsers lacks, as it is written there. */
export function newInStyles(text: string): string[] {
  const found = new Set<string>();
  lookInto(postcss.parse(text), found);
  return [...found];
}

function lookInto(container: Container, found: Set<string>): void {
  container.each((node) => {
    if (node.type === 'decl') {
      for (const part of newInDeclaration(node)) found.add(part);
    } else if (node.type === 'atrule') {
      for (const part of newInAtRule(node)) found.add(part);
      // What asks first is right either way.
      if (node.name !== 'supports' && node.nodes !== undefined) lookInto(node, found);
    } else if (node.type === 'rule') {
      if (container.type === 'rule') found.add('a rule in a rule');
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) {
        if (isTooNew(css.selectors?.[name])) found.add(`:${name}`);
      }
      lookInto(node, found);
    }
  });
}

function newInAtRule({ name, params }: AtRule): string[] {
  const rule = css['at-rules']?.[name];
  if (isTooNew(rule)) return [`@${name}`];
  if (name !== 'media') return [];
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature);
  return [
    ...features.filter((feature) => isTooNew(rule?.[feature])),
    ...(/[<>]/.test(params) && isTooNew(rule?.range_syntax) ? ['a range in @media'] : []),
  ].map((part) => `@media ${part}`);
}

const functions = new Map<string, boolean>();
const units = new Map(below(css.types?.length).map(([unit, feature]) => [unit, isTooNew(feature)]));
for (const [name, type] of below(css.types)) {
  // A name is too new only where each feature of it is.
  for (const [key, feature] of [[name, type] as const, ...below(type)]) {
    if (feature.__compat === undefined) continue;
    functions.set(key, (functions.get(key) ?? true) && isTooNew(feature));
  }
}

function newInDeclaration({ prop, value, parent }: Declaration): string[] {
  if (parent?.type === 'atrule' || prop.startsWith('-')) return [];
  const property = css.properties?.[prop];
  if (isTooNew(property)) return [prop];
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, '');
  const words = [...bare.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g)].map(([word]) => word);
  const called = [...bare.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name);
  const measured = [...bare.matchAll(/\d([a-z]+)/g)].map(([, unit = '']) => unit);
  return [
    ...words.filter((word) => isTooNew(property?.[word])).map((word) => `${prop}: ${word}`),
    ...called.filter((name) => functions.get(name)).map((name) => `${name}()`),
    ...measured.filter((unit) => units.get(unit)).map((unit) => `the unit ${unit}`),
  ];
}
