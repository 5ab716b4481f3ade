import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/*
 * A translator or an extension of the browser may put nodes of its own in the place of every text.
 * React finds its way then as long as each text stands alone in its element.
 */

const refused = {
  'a text beside an element': '<p>text <b /></p>',
  'a blank between two elements': '<p><b /> <i /></p>',
  'two texts': "<p>{'a'}{1}</p>",
  'texts of a list': "<p>{['a', 'b'].map((text) => text)}</p>",
  'what may be texts in a list': '<p>{children}</p>',
  'a component that makes a text': '<p><Bare /></p>',
  'a component that makes a text, kept': '<p><KeptBare /></p>',
};

const taken = {
  'a text alone': '<p>text</p>',
  'a number alone': '<p>{1}</p>',
  'alone a text or an element': "<p>{children === null ? 'text' : <b />}</p>",
  'elements beside one another': '<p><b>a</b><i>b</i>{[1].map((at) => <u key={at}>{at}</u>)}</p>',
  'what comes and goes beside an element': '<p>{children === null && <b>a</b>}<i /></p>',
  'components that make elements': '<p><Bold /><KeptBold /></p>',
};

/** A file that is nowhere but here, with each trial in a line of its own after the first. */
const trialPath = resolve('src/ui/trial.tsx');
const trials = Object.entries({ ...refused, ...taken });
const trialText = [
  "import { memo, type ReactNode } from 'react'; declare const children: ReactNode; const Bare = () => 'text'; const KeptBare = memo(Bare); const Bold = () => <b />; const KeptBold = memo(Bold);",
  ...trials.map(([, jsx]) => `void (${jsx});`),
].join('\n');

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  // The screens know nothing of Node, whose types are a fifth of all that would be read.
  options.types = ['vite/client'];
  const host = ts.createCompilerHost(options);
  const screens = fileNames.filter((path) => /(^|\/)src\/.*(\.tsx|\.d\.ts)$/.test(path));
  return ts.createProgram([...screens, trialPath], options, {
    ...host,
    fileExists: (path) => path === trialPath || host.fileExists(path),
    getSourceFile: (path, ...others) =>
      path === trialPath
        ? ts.createSourceFile(path, trialText, ts.ScriptTarget.ESNext, true)
        : host.getSourceFile(path, ...others),
  });
}

/** The type of what may stand beside other things. */
function elementsOf(program: ts.Program): ts.Type {
  const checker = program.getTypeChecker();
  const home = program.getSourceFile(resolve('src/ui/content/content.ts'));
  const symbol =
    home &&
    checker.getSymbolAtLocation(home)?.exports?.get(ts.escapeLeadingUnderscores('Elements'));
  if (symbol === undefined) throw new Error('content.ts has no type Elements');
  return checker.getDeclaredTypeOfSymbol(symbol);
}

/** Whether an element is none in the page: a fragment, or a component of React, as a provider. */
function isNoElement(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): boolean {
  if (ts.isJsxFragment(node)) return true;
  const component = checker.getTypeAtLocation(node.openingElement.tagName);
  return component.getProperty('$$typeof') !== undefined;
}

/** The children of all that is no element in the page. */
function looseChildren(file: ts.SourceFile, checker: ts.TypeChecker): readonly ts.JsxChild[] {
  const found: ts.JsxChild[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxFragment(node) || ts.isJsxElement(node)) && isNoElement(node, checker)) {
      found.push(...node.children);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter((child) => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces);
}

describe('text stands alone in its element', () => {
  const program = createProgram();

  test('the compiler refuses text that does not, and takes all else', () => {
    const trial = program.getSourceFile(trialPath);
    const problems = program.getSemanticDiagnostics(trial);
    const lines = problems.map(
      ({ file, start = 0 }) => file?.getLineAndCharacterOfPosition(start).line ?? 0,
    );
    const wrong = trials.filter((_, at) => lines.includes(at + 1)).map(([title]) => title);
    expect(wrong).toEqual(Object.keys(refused));
  });

  test('what is no element, as a fragment, of which the compiler asks nothing, has no text in it', () => {
    const checker = program.getTypeChecker();
    const elements = elementsOf(program);
    const files = program
      .getSourceFiles()
      .filter(({ fileName }) => /\/src\/.*\.tsx$/.test(fileName) && fileName !== trialPath);
    const children = files.flatMap((file) => looseChildren(file, checker));
    expect(children.length).toBeGreaterThan(0);
    const texts = children.filter((child) => {
      if (!ts.isJsxExpression(child)) return ts.isJsxText(child);
      const { expression } = child;
      return (
        expression !== undefined &&
        !checker.isTypeAssignableTo(checker.getTypeAtLocation(expression), elements)
      );
    });
    expect(texts.map((text) => `${text.getSourceFile().fileName}: ${text.getText()}`)).toEqual([]);
  });
});
