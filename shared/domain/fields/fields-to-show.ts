import { type Channel, needsOf } from '#shared/domain/channels.ts';
import type { BookingForm, DataField, FieldTarget, InputType } from './types.ts';

/** What of the page, beside its form, decides which fields there are. */
export interface FormContext {
  readonly channel: Channel;
  readonly hideAddressField: boolean;
  readonly showDataPolicyLink: boolean;
  readonly allowAddingGuests: boolean;
}

type Asked = Pick<FormContext, 'channel' | 'hideAddressField'>;

/** The attendee's member that holds a field's answer: its target, or its own name for others. */
export function toAnswerKey(field: Pick<DataField, 'name' | 'target'>): string {
  return field.target === 'other' ? field.name : field.target;
}

/**
 * Every field of the form as it applies to this booking, in order, hidden ones included. Spec A §5:
 * a form that uses the full name drops first and last name, any other drops the full name. Spec A
 * §4: the phone field is added for phone channels, the address for local-attendee unless hidden.
 * What a booking cannot do without is always there and required.
 */
export function fieldsOf(form: BookingForm, asked: Asked): DataField[] {
  const dropped = form.useFullName ? ['firstname', 'lastname'] : ['fullname'];
  const needed = neededTargets(form, asked);
  const own = form.fields
    .toSorted((a, b) => a.index - b.index)
    .map(({ dataField }) => dataField)
    .filter(({ target }) => !dropped.includes(target))
    .map((field) =>
      needed.includes(field.target) ? { ...field, required: true, hidden: false } : field,
    );
  const isMissing = (target: FieldTarget) => !own.some((field) => field.target === target);
  const identity = needed.filter((target) => target !== 'phone' && target !== 'address');
  const contact = needed.filter((target) => target === 'phone' || target === 'address');
  return uniqueByKey([
    ...identity.filter(isMissing).map(standardField),
    ...own,
    ...contact.filter(isMissing).map(standardField),
  ]);
}

/** The fields a visitor sees. */
export function fieldsToShow(form: BookingForm, asked: Asked): DataField[] {
  return fieldsOf(form, asked).filter((field) => !field.hidden);
}

function neededTargets(form: BookingForm, { channel, hideAddressField }: Asked): FieldTarget[] {
  const { attendee } = needsOf(channel);
  return [
    ...(form.useFullName ? (['fullname'] as const) : (['firstname', 'lastname'] as const)),
    'email',
    ...(attendee === 'phone' ? (['phone'] as const) : []),
    ...(attendee === 'address' && !hideAddressField ? (['address'] as const) : []),
  ];
}

function uniqueByKey(fields: readonly DataField[]): DataField[] {
  const byKey = new Map<string, DataField>();
  for (const field of fields)
    if (!byKey.has(toAnswerKey(field))) byKey.set(toAnswerKey(field), field);
  return [...byKey.values()];
}

/** A required field of the product’s own, such as a booking adds where the form has none for a target. */
export function standardField(target: FieldTarget): DataField {
  const types: Partial<Record<FieldTarget, InputType>> = {
    email: 'email',
    phone: 'phone',
    address: 'text-single',
  };
  return {
    id: target,
    name: target,
    label: '',
    locales: [],
    fieldType: types[target] ?? 'text-single',
    target,
    required: true,
    hidden: false,
    hideUntilChange: false,
    default: true,
    mutable: true,
    defaultValue: null,
    placeholder: null,
    options: [],
    min: null,
    max: null,
    validation: null,
    defaultCountryCode: null,
    showInfobox: false,
  };
}
