import type { BookingForm, DataField } from '#shared/domain/fields/types.ts';
import type { RoutingDefinition } from './types.ts';

/** For tests: a field with everything off that is not said. */
export function aField(name: string, rest: Partial<DataField> = {}): DataField {
  return {
    id: name,
    name,
    label: name,
    locales: [],
    fieldType: 'text-single',
    target: 'other',
    required: false,
    hidden: false,
    hideUntilChange: false,
    default: false,
    defaultValue: null,
    placeholder: null,
    options: [],
    min: null,
    max: null,
    defaultCountryCode: null,
    ...rest,
  };
}

export function aForm(fields: readonly DataField[]): BookingForm {
  return {
    fields: fields.map((dataField, index) => ({ index, dataField })),
    useFullName: true,
    blockEmails: false,
    blockedEmails: [],
  };
}

/** For tests: an e-mail and a number of people; large companies meet a team, small ones one host. */
export function aDefinition(ids: { meetingTypeId: string; teamId: string }): RoutingDefinition {
  return {
    form: aForm([
      aField('email', { fieldType: 'email', target: 'email', required: true }),
      aField('people', { fieldType: 'number' }),
      aField('topics', {
        fieldType: 'checkbox-multi',
        options: [
          { value: 'sales', label: 'Sales' },
          { value: 'support', label: 'Support' },
        ],
      }),
    ]),
    rules: [
      {
        combinator: 'and',
        conditions: [{ field: 'people', operator: 'moreThanOrEqual', value: '50' }],
        outcome: { kind: 'team', teamId: ids.teamId },
      },
      {
        combinator: 'or',
        conditions: [
          { field: 'topics', operator: 'containsAny', value: ['sales'] },
          { field: 'people', operator: 'greaterThan', value: '5' },
        ],
        outcome: { kind: 'meeting-type', meetingTypeId: ids.meetingTypeId },
      },
      {
        combinator: 'and',
        conditions: [{ field: 'topics', operator: 'contains', value: 'support' }],
        outcome: { kind: 'message', text: 'Please write to support@acme.test' },
      },
    ],
    fallback: { kind: 'unqualified' },
  };
}
