import { selectInput } from './select.ts';

/** One of several options, all of them in sight. */
export const radioInput = selectInput;
