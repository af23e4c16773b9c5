import { randomUUID } from 'node:crypto';
import type { Database, Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { CallbackRequested } from '#server/platform/kernel/events.ts';
import type { CallbackRequestInput } from '#shared/api/callback.ts';
import { inputTypes } from '#shared/domain/fields/input-types.ts';
import { FALLBACK_LANGUAGE } from '#shared/domain/languages.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  type CallbackHosts,
  findMeetingTypeHosts,
  findPublicHost,
  insertCallback,
} from './store.ts';

export interface CallbackServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: { publish(sql: Sql, event: CallbackRequested): Promise<void> };
}

/**
 * Keeps a visitor's wish to be called back and tells the host: the one who is named, else the
 * meeting type's first. The same wish under the same key is kept, and told, once.
 * @throws Refusal `meeting-type-not-available`, `meeting-type-disabled`, `host-not-found`,
 * `host-not-assigned`, `host-disabled`, `host-no-hosts`, or `validation-failed` for a phone number
 * that is none and a data policy that was not accepted.
 */
export async function requestCallback(
  { db, clock, jobs }: CallbackServices,
  wish: CallbackRequestInput,
  idempotencyKey?: string,
): Promise<{ callbackId: string }> {
  const phone = toPhone(wish.phone);
  const callbackId = toCallbackId(wish, idempotencyKey);
  return db.transaction(async (tx) => {
    const hosts = await findHosts(tx, wish, new Date(clock.nowMs()));
    const { companyId } = hosts;
    const hostId = chooseHost(hosts, wish.hostId);
    checkDataPolicy(hosts, wish);
    const isNew = await insertCallback(tx, {
      companyId,
      id: callbackId,
      meetingTypeId: wish.meetingTypeId ?? null,
      hostId,
      name: wish.name,
      phone,
      email: wish.email ?? null,
      notes: wish.notes || null,
      language: wish.language ?? FALLBACK_LANGUAGE,
      timezone: wish.timezone,
      createdAt: new Date(clock.nowMs()),
    });
    if (isNew) await jobs.publish(tx, { type: 'callback-requested', companyId, callbackId });
    return { callbackId };
  });
}

function toCallbackId(wish: CallbackRequestInput, key: string | undefined): string {
  return key === undefined ? randomUUID() : deriveId(`callback:${key}:${JSON.stringify(wish)}`);
}

async function findHosts(sql: Sql, wish: CallbackRequestInput, now: Date): Promise<CallbackHosts> {
  if (wish.meetingTypeId !== undefined) {
    const found = await findMeetingTypeHosts(sql, wish.meetingTypeId, now);
    return found ?? refuse('meeting-type-not-available', 'There is no such meeting type');
  }
  const found = wish.hostId === undefined ? undefined : await findPublicHost(sql, wish.hostId);
  return found ?? refuse('host-not-found', 'There is no such host');
}

function chooseHost(
  { isEnabled, hostIds, pausedHostIds }: CallbackHosts,
  wished: string | undefined,
): string {
  if (!isEnabled) refuse('meeting-type-disabled', 'This meeting type is not offered at the moment');
  const hostId = wished ?? hostIds[0] ?? pausedHostIds[0];
  if (hostId === undefined) return refuse('host-no-hosts', 'The meeting type has no hosts');
  if (hostIds.includes(hostId)) return hostId;
  return pausedHostIds.includes(hostId)
    ? refuse('host-disabled', 'This host takes nothing at the moment')
    : refuse('host-not-assigned', 'This host does not serve the meeting type');
}

/** Spec A §5: required when the data policy link is shown. */
function checkDataPolicy(hosts: CallbackHosts, wish: CallbackRequestInput): void {
  if (!hosts.showDataPolicyLink || wish.dataPolicyAccepted === true) return;
  const message = 'The data policy has to be accepted';
  refuse('validation-failed', message, [
    { path: 'dataPolicyAccepted', code: 'data-policy-required', message },
  ]);
}

/** Spec A §5: reduced to digits and a plus. */
function toPhone(text: string): string {
  const { parse, validate } = inputTypes.phone;
  const problem = validate(text, { options: [], min: null, max: null });
  if (problem) {
    refuse('validation-failed', 'Not a phone number', [
      { path: 'phone', code: problem, message: 'Not a phone number with its country code' },
    ]);
  }
  return String(parse([text]));
}
