import type { CDPSession, Page } from '@playwright/test';

/** A node of the browser's accessibility tree, as a screen reader finds it. */
export interface TreeNode {
  readonly role: string;
  readonly name: string;
  /**
   * What is read of everything in it: a text for each paragraph, button, picture, item or heading.
   */
  readonly lines: readonly string[];
  readonly disabled: boolean;
  readonly focused: boolean;
  readonly element: number;
  readonly inside: readonly TreeNode[];
}

/** Reads and works a page through its accessibility tree alone. */
export interface Reader {
  readonly read: () => Promise<TreeNode>;
  readonly focus: (node: TreeNode) => Promise<void>;
}

type Answer = Awaited<ReturnType<typeof fullTree>>;
type RawNode = Answer['nodes'][number];

function fullTree(session: CDPSession) {
  return session.send('Accessibility.getFullAXTree');
}

export async function readerOf(page: Page): Promise<Reader> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Accessibility.enable');
  return {
    read: async () => {
      const { nodes } = await fullTree(session);
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const [root] = nodes;
      if (root === undefined) throw new Error('The page has no accessibility tree.');
      return { ...nodeOf(root, byId), inside: insideOf(root, byId) };
    },
    focus: async ({ element }) => {
      await session.send('DOM.focus', { backendNodeId: element });
    },
  };
}

/** The nodes of a role, in reading order, with a name if one is given. */
export function findAll(node: TreeNode, role: string, name?: string | RegExp): TreeNode[] {
  const isNamed =
    name === undefined || (typeof name === 'string' ? node.name === name : name.test(node.name));
  const below = node.inside.flatMap((each) => findAll(each, role, name));
  return node.role === role && isNamed ? [node, ...below] : below;
}

/** The only node of a role and name. */
export function find(node: TreeNode, role: string, name?: string | RegExp): TreeNode {
  const found = findAll(node, role, name);
  const [only] = found;
  if (only === undefined || found.length > 1) {
    throw new Error(`The tree has ${found.length} of ${role} “${name ?? ''}” and not one.`);
  }
  return only;
}

function nodeOf(raw: RawNode, byId: ReadonlyMap<string, RawNode>): TreeNode {
  const inside = insideOf(raw, byId);
  const has = (name: string): boolean =>
    raw.properties?.some((property) => property.name === name && property.value.value === true) ??
    false;
  const role = String(raw.role?.value ?? '');
  const name = String(raw.name?.value ?? '');
  return {
    role,
    name,
    lines: linesOf(role, name, inside),
    disabled: has('disabled'),
    focused: has('focused'),
    element: raw.backendDOMNodeId ?? 0,
    inside,
  };
}

/** What is ignored is passed over, and what is in it read in its place. */
function insideOf(raw: RawNode, byId: ReadonlyMap<string, RawNode>): TreeNode[] {
  return (raw.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    if (child === undefined) return [];
    return child.ignored ? insideOf(child, byId) : [nodeOf(child, byId)];
  });
}

const spoken = ['button', 'image', 'img', 'heading', 'StaticText'];
const wholes = ['paragraph', 'listitem', 'status', 'term', 'definition', 'cell', 'rowheader'];

function linesOf(role: string, name: string, inside: readonly TreeNode[]): string[] {
  if (spoken.includes(role)) return name === '' ? [] : [name];
  const lines = inside.flatMap((each) => each.lines);
  return wholes.includes(role) && lines.length > 0 ? [lines.join(' ')] : lines;
}
