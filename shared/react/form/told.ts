import { createContext } from 'react';

/** What is wrong in a dialog's form, in words, by field. */
export type Told = Readonly<Record<string, string>>;

export const ToldContext = createContext<Told>({});
