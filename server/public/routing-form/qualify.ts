import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import {
  findMeetingTypeAddress,
  toMeetingTypePath,
} from '#server/time/meeting-type/find-address.ts';
import type { RoutedTo } from '#shared/api/routing-form.ts';
import { checkRoutingAnswers } from '#shared/domain/routing/check-answers.ts';
import { chooseOutcome } from '#shared/domain/routing/choose-outcome.ts';
import { toPrefilledPath } from '#shared/domain/routing/prefill.ts';
import type { RoutingAnswers, RoutingOutcome } from '#shared/domain/routing/types.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { findForm, findTeamSlug, insertSubmission, type StoredForm } from './store.ts';

/**
 * Keeps the answers to a form and says where they lead. An outcome whose page is gone or switched
 * off gives way to the form's fallback, and that to `/unqualified`.
 * @throws Refusal `not-found`, or `validation-failed` naming every answer that is not accepted.
 */
export async function qualify(
  sql: Sql,
  formId: string,
  given: RoutingAnswers,
  now: Date,
): Promise<{ submissionId: string; outcome: RoutedTo }> {
  const form = await findForm(sql, { id: formId });
  if (!form) refuse('not-found', 'There is no such form');
  const { companyId, definition } = form;
  const { answers, problems } = checkRoutingAnswers(definition.form, given);
  if (problems.length > 0) refuse('validation-failed', 'The form is not complete', problems);

  const chosen = chooseOutcome(definition, answers);
  const toRoute = (outcome: RoutingOutcome) => route(sql, form, outcome, { answers, now });
  const outcome =
    (await toRoute(chosen)) ?? (await toRoute(definition.fallback)) ?? toUnqualified(formId);
  const submissionId = randomUUID();
  await insertSubmission(sql, {
    companyId,
    id: submissionId,
    formId,
    answers,
    // Without the path, which repeats the answers.
    outcome: toStored(outcome),
  });
  return { submissionId, outcome };
}

/** An outcome with its page's address; undefined where there is no such page now. */
async function route(
  sql: Sql,
  { id, companyId }: Pick<StoredForm, 'id' | 'companyId'>,
  outcome: RoutingOutcome,
  { answers, now }: { readonly answers: RoutingAnswers; readonly now: Date },
): Promise<RoutedTo | undefined> {
  switch (outcome.kind) {
    case 'meeting-type': {
      const address = await findMeetingTypeAddress(sql, outcome.meetingTypeId, now);
      if (!address?.isOpen || address.companyId !== companyId) return undefined;
      return { ...outcome, path: toPrefilledPath(toMeetingTypePath(address), answers) };
    }
    case 'team': {
      const slug = await findTeamSlug(sql, companyId, outcome.teamId);
      if (slug === undefined) return undefined;
      return { ...outcome, path: toPrefilledPath(toPath('team', { slug }), answers) };
    }
    case 'message':
      return outcome;
    case 'unqualified':
      return toUnqualified(id);
  }
}

/** Spec A §2: where visitors land who get no appointment; the page stands at its company's foot. */
function toUnqualified(formId: string) {
  return { kind: 'unqualified', path: toPath('unqualified', {}, { form: formId }) } as const;
}

function toStored(outcome: RoutedTo): RoutingOutcome {
  if (outcome.kind === 'message') return outcome;
  const { path: _, ...stored } = outcome;
  return stored;
}
