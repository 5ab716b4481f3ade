import type { ReactElement } from 'react';

/** What may stand beside other things in the page: elements, and never bare text. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined;

/** All that an element has in it: elements, or a text alone. */
export type Content = Elements | string | number;

export type Component<Props> = (props: Props) => Elements;
