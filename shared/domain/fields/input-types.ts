import { checkboxMultiInput } from './checkbox-multi.ts';
import { checkboxSingleInput } from './checkbox-single.ts';
import { emailInput } from './email.ts';
import { numberInput } from './number.ts';
import { phoneInput } from './phone.ts';
import { radioInput } from './radio.ts';
import { selectInput } from './select.ts';
import { slideInput } from './slide.ts';
import { textMultiInput } from './text-multi.ts';
import { textSingleInput } from './text-single.ts';
import type { InputType, InputTypeRules } from './types.ts';
import { urlInput } from './url.ts';

/** The rules of every input type, the same in the browser and on the server. */
export const inputTypes: Readonly<Record<InputType, InputTypeRules>> = {
  email: emailInput,
  phone: phoneInput,
  'text-single': textSingleInput,
  'text-multi': textMultiInput,
  number: numberInput,
  select: selectInput,
  'checkbox-single': checkboxSingleInput,
  'checkbox-multi': checkboxMultiInput,
  radio: radioInput,
  slide: slideInput,
  url: urlInput,
};
