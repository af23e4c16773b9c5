import type { ReactNode } from 'react';

/**
 * What the gallery shows of a folder: each of its components, by file, in each of its states, by
 * name. The data stands beside the components; a house test names what has none.
 */
export type Stories = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;
