import type { WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import type { FieldValue, Values } from '#shared/react/form/form-state.ts';

/** What is chosen for a workflow as a form has it. */
export function toValues(workflow: WorkflowChoices): Values {
  const { wait, texts, ...others } = workflow;
  const { name, trigger, meetingTypeIds, recipients, languages } = others;
  const { sendsIfBookedLate, isActive } = others;
  return {
    ...{ name, trigger, meetingTypeIds, recipients, languages, sendsIfBookedLate, isActive },
    wait: { ...wait },
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, own]): [string, FieldValue] => [language, { ...own }]),
    ),
  };
}

/** What a form has, as what it is while it is typed: no more is checked than that it can be shown. */
export function toChoices(values: Values): WorkflowChoices {
  return values as unknown as WorkflowChoices;
}
