import type { FormSettings } from '#shared/domain/fields/form.ts';
import type { RoutingDefinition } from '#shared/domain/routing/types.ts';
import { aField, aForm, choices } from './demo-forms.ts';
import { localesOf } from './form-texts/locales-of.ts';

/** The public address of the demo's questions: `/f/start`. */
export const DEMO_FORM_SLUG = 'start';
export const DEMO_FORM_NAME = 'Who should you meet?';

/** Large teams meet the studio, those with a decision to make Ada; others are told why not. */
export function demoRoutingForm(ids: {
  readonly teamId: string;
  readonly consultationId: string;
  readonly introId: string;
}): RoutingDefinition<FormSettings> {
  return {
    form: aForm([
      aField('email', 'Email', 'email', { target: 'email', required: true, default: true }),
      aField('people', 'How many are you?', 'number', {
        required: true,
        locales: localesOf('people'),
        options: [{ value: 'range', label: '', minValue: 1, maxValue: 100_000 }],
      }),
      aField('need', 'What do you need?', 'radio', {
        required: true,
        options: choices('A decision', 'A first talk', 'A job'),
        locales: localesOf('need'),
      }),
    ]),
    rules: [
      {
        combinator: 'and',
        conditions: [{ field: 'need', operator: 'equals', value: 'a-job' }],
        outcome: { kind: 'message', text: 'We are not hiring at the moment. Come back in spring.' },
      },
      {
        combinator: 'and',
        conditions: [{ field: 'people', operator: 'moreThanOrEqual', value: '50' }],
        outcome: { kind: 'team', teamId: ids.teamId },
      },
      {
        combinator: 'and',
        conditions: [{ field: 'need', operator: 'equals', value: 'a-decision' }],
        outcome: { kind: 'meeting-type', meetingTypeId: ids.consultationId },
      },
      {
        combinator: 'or',
        conditions: [
          { field: 'need', operator: 'equals', value: 'a-first-talk' },
          { field: 'people', operator: 'greaterThan', value: '1' },
        ],
        outcome: { kind: 'meeting-type', meetingTypeId: ids.introId },
      },
    ],
    fallback: { kind: 'unqualified' },
  };
}
