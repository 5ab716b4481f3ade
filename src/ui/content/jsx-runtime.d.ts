/*
 * What the compiler takes for JSX, in place of the wider types of React: text stands alone in its
 * element. A translator or an extension of the browser puts nodes of its own where text was. React
 * keeps hold of a text that has neighbours: when that changes or goes, React throws, which empties
 * the page, or writes to a node that no longer stands in it. A text that is alone React writes anew
 * into its element, whatever is in that by then.
 */
import type { ExoticComponent, JSX as ReactJsx } from 'react';
import type { Content, Elements } from './content.ts';

export const Fragment: (props: { readonly children?: Elements }) => Elements;

export namespace JSX {
  export type Element = ReactJsx.Element;
  export type ElementType =
    | keyof IntrinsicElements
    | ((props: never) => Elements)
    | (new (
        props: never,
      ) => ElementClass)
    // What `memo` has made tells by its type what it shows.
    | (ExoticComponent<never> & { readonly type?: (props: never) => Elements });
  export interface ElementClass {
    readonly props: unknown;
    render(): Elements;
  }
  export type ElementAttributesProperty = ReactJsx.ElementAttributesProperty;
  export type ElementChildrenAttribute = ReactJsx.ElementChildrenAttribute;
  export type LibraryManagedAttributes<Component, Props> = ReactJsx.LibraryManagedAttributes<
    Component,
    Props
  >;
  export type IntrinsicAttributes = ReactJsx.IntrinsicAttributes;
  export type IntrinsicClassAttributes<Component> = ReactJsx.IntrinsicClassAttributes<Component>;
  export type IntrinsicElements = {
    [Tag in keyof ReactJsx.IntrinsicElements]: Omit<ReactJsx.IntrinsicElements[Tag], 'children'> & {
      readonly children?: Content;
    };
  };
}
