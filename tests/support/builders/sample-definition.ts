import type { RoutingDefinition } from '#shared/domain/routing/types.ts';
import { aForm } from '#tests/support/builders/sample-form.ts';

/** For tests: an e-mail and a number of people; large companies meet a team, small ones one host. */
export function aDefinition(ids: { meetingTypeId: string; teamId: string }): RoutingDefinition {
  return {
    form: aForm([
      {
        id: 'email',
        name: 'email',
        label: 'email',
        fieldType: 'email',
        target: 'email',
        required: true,
      },
      { id: 'people', name: 'people', label: 'people', fieldType: 'number' },
      {
        id: 'topics',
        name: 'topics',
        label: 'topics',
        fieldType: 'checkbox-multi',
        options: [
          { value: 'sales', label: 'Sales' },
          { value: 'support', label: 'Support' },
        ],
      },
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
