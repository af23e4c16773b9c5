import { textSingleInput } from './text-single.ts';

/** A text of several lines. Spec A §5: min and max bound its length. */
export const textMultiInput = textSingleInput;
