import { findOperator } from '#server/people/company/operator.ts';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { findMeetingTypeProblems } from '#shared/api/find-meeting-type-problems.ts';
import type { EditorChoices } from '#shared/api/meeting-type-editor.ts';
import {
  PAYMENT_PROVIDERS,
  type ProviderName,
} from '#shared/domain/integrations/payment-providers.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import type { RuleFacts } from '#shared/domain/meeting-type/rule-problems.ts';
import { type FieldError, refuse } from '#shared/errors/refusal.ts';
import {
  findResources,
  loadResources,
  loadWorkspaces,
  lockSchedules,
} from './store/editor-choices.ts';

type Hosts = EditorChoices['hosts'];

/** Who can be paid: the installation's account is its first company's, and no other's. */
export async function findPaymentProviders(
  sql: Sql,
  { providers }: Pick<Services, 'providers'>,
  companyId: string,
): Promise<ProviderName[]> {
  const isOperator = (await findOperator(sql)) === companyId;
  return isOperator ? PAYMENT_PROVIDERS.filter((name) => providers[name] !== undefined) : [];
}

export function toRuleFacts(hosts: Hosts, paymentProviders: readonly string[]): RuleFacts {
  return { ways: Object.fromEntries(hosts.map((host) => [host.id, host])), paymentProviders };
}

/**
 * A change may bring nothing that does not fit together; what did not fit before may wait.
 * @throws Refusal `validation-failed`, naming the fields.
 */
export function checkRules(edited: EditedMeetingType, was: unknown, facts: RuleFacts): void {
  const before = findMeetingTypeProblems(was, facts).rules.map(toKey);
  const news = findMeetingTypeProblems(edited, facts).rules.filter(
    (problem) => !before.includes(toKey(problem)),
  );
  refuseWith(news.map(({ path, code }) => ({ path, code, message: `Does not fit: ${code}` })));
}

function toKey({ path, code }: { readonly path: string; readonly code: string }): string {
  return `${path} ${code}`;
}

/** What is chosen of hours is there until it is saved. Comes before anything of them is read. */
export function lockHours(
  tx: Transaction,
  companyId: string,
  { hosts }: Pick<EditedMeetingType, 'hosts'>,
): Promise<void> {
  const chosen = hosts.map(({ scheduleId }) => scheduleId).filter((id) => id !== null);
  return lockSchedules(tx, companyId, chosen);
}

/**
 * Who and what is new in it is the company's, and within the caller's reach.
 * @throws Refusal `validation-failed`, naming the fields.
 */
export async function checkChosen(
  sql: Sql,
  companyId: string,
  edited: EditedMeetingType,
  was: Pick<EditedMeetingType, 'hosts' | 'resourceIds' | 'workspaceId'>,
  hosts: Hosts,
): Promise<void> {
  const strangers = edited.hosts.flatMap(({ hostId, scheduleId }, index) => {
    const known = hosts.find(({ id }) => id === hostId);
    const before = was.hosts.find((each) => each.hostId === hostId);
    if (!known) return before ? [] : [notOffered(`hosts.${index}.hostId`)];
    const isTheirs = known.schedules.some(({ id }) => id === scheduleId);
    const isFine = scheduleId === null || isTheirs || before?.scheduleId === scheduleId;
    return isFine ? [] : [notOffered(`hosts.${index}.scheduleId`)];
  });
  const added = edited.resourceIds.filter((id) => !was.resourceIds.includes(id));
  const offered = added.length > 0 ? await loadResources(sql, companyId) : [];
  const isUnknown = added.some((id) => !offered.some((resource) => resource.id === id));
  const isElsewhere =
    edited.workspaceId !== null &&
    edited.workspaceId !== was.workspaceId &&
    !(await loadWorkspaces(sql, companyId)).some(({ id }) => id === edited.workspaceId);
  refuseWith([
    ...strangers,
    ...(isUnknown ? [notOffered('resourceIds')] : []),
    ...(isElsewhere ? [notOffered('workspaceId')] : []),
  ]);
}

/** The chosen resources in their order. */
export async function toResources(
  sql: Sql,
  companyId: string,
  { resourceIds }: Pick<EditedMeetingType, 'resourceIds'>,
): Promise<EditorChoices['resources']> {
  const found = await findResources(sql, companyId, resourceIds);
  return resourceIds.flatMap((id) => found.find((each) => each.id === id) ?? []);
}

function notOffered(path: string): FieldError {
  return { path, code: 'not-an-option', message: 'This is not offered' };
}

function refuseWith(fields: readonly FieldError[]): void {
  if (fields.length > 0) refuse('validation-failed', 'This does not fit together', fields);
}
