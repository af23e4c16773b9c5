import type { ComponentType } from 'react';
import type { InputType } from '#shared/domain/fields/types.ts';
import {
  CheckboxMultiField,
  CheckboxSingleField,
  RadioField,
  SelectField,
  SlideField,
} from './choice-fields.tsx';
import type { FieldViewProps } from './field-props.ts';
import { PhoneField } from './phone-field.tsx';
import {
  EmailField,
  NumberField,
  TextMultiField,
  TextSingleField,
  UrlField,
} from './text-fields.tsx';

/** How an input type is laid out: a label above one control, a group of them, or a box with a label. */
export type FieldLayout = 'labelled' | 'group' | 'box';

export const fieldViews: Readonly<
  Record<InputType, { readonly View: ComponentType<FieldViewProps>; readonly layout: FieldLayout }>
> = {
  email: { View: EmailField, layout: 'labelled' },
  phone: { View: PhoneField, layout: 'labelled' },
  'text-single': { View: TextSingleField, layout: 'labelled' },
  'text-multi': { View: TextMultiField, layout: 'labelled' },
  number: { View: NumberField, layout: 'labelled' },
  select: { View: SelectField, layout: 'labelled' },
  'checkbox-single': { View: CheckboxSingleField, layout: 'box' },
  'checkbox-multi': { View: CheckboxMultiField, layout: 'group' },
  radio: { View: RadioField, layout: 'group' },
  slide: { View: SlideField, layout: 'labelled' },
  url: { View: UrlField, layout: 'labelled' },
};
