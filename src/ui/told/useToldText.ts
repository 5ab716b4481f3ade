import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { AnnouncerContext } from './announcerContext.ts';

interface ToldText {
  /** Another one each time that something else is to be told. */
  readonly moment: string;
  /** Whether paragraphs stay while more are added: then only the added ones are told. */
  readonly gathers?: boolean;
}

/** Tells the paragraphs that an element holds as they are read. */
export function useToldText(
  box: RefObject<HTMLElement | null>,
  { moment, gathers = false }: ToldText,
): void {
  const { offer } = useContext(AnnouncerContext);
  const told = useRef<{ readonly moment: string; readonly paragraphs: readonly Element[] }>(
    undefined,
  );
  useLayoutEffect(() => {
    if (box.current === null || told.current?.moment === moment) return;
    const paragraphs = [...box.current.children];
    const before = gathers ? (told.current?.paragraphs ?? []) : [];
    const words = paragraphs
      .filter((paragraph) => !before.includes(paragraph))
      .map(readText)
      .filter((text) => text !== '');
    told.current = { moment, paragraphs };
    offer('page', words.length === 0 ? [] : [{ key: moment, words: () => words }]);
  });
  useLayoutEffect(
    () => () => {
      told.current = undefined;
      offer('page', []);
    },
    [offer],
  );
}

/** The text of an element as a reader has it: without what is hidden from readers. */
function readText(element: Element): string {
  const hidden = element.closest('[aria-hidden="true"]') !== null;
  const texts = hidden ? [] : [...element.childNodes].map(textOfNode);
  return texts.join('').replace(/\s+/g, ' ').trim();
}

function textOfNode(node: Node): string {
  if (node instanceof Element) return readText(node);
  return node instanceof Text ? node.data : '';
}
