import { numberInput } from './number.ts';

/** A number that is set by sliding. */
export const slideInput = numberInput;
