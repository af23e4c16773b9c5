import { createHash } from 'node:crypto';
import { toCalendarEntry } from '#server/platform/icalendar/calendar-entry.ts';
import type {
  CalendarAccount,
  CalendarAnswer,
  WrittenObject,
} from '#server/platform/kernel/calendar-provider.ts';
import { AccountUnavailable, type HostedRef } from '#server/platform/kernel/effects.ts';
import type { EffectRun } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { appointmentUid } from '#server/time/appointment/appointment-uid.ts';
import { describeOwnEvent } from '#server/time/appointment/describe-own-event.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { openAccount } from './calendar-account.ts';
import { causeWritingOf } from './cause-writing.ts';
import { readCalendar } from './read-calendar.ts';
import { closeWhereGone, listUnheard, takeOver } from './store/open-writings.ts';
import {
  beginWriting,
  deleteWritten,
  type Ended,
  endWriting,
  findWritingPlace,
  type WritingPlace,
} from './store/written-rows.ts';

/** So often it is looked whether the appointment has changed while it was written. */
const MAX_ROUNDS = 5;

/** Troubles of the account, whatever it is asked: what waits for it is put off. */
const ofAccount: readonly CalendarTrouble[] = [
  'no-answer',
  'asked-too-often',
  'credentials-refused',
  'address-not-allowed',
];

/**
 * Brings an appointment into the calendar of one of its hosts as it is now: made, changed, or taken away. What
 * it is is read again after each writing, so that of two who write the same one, the one who comes last has
 * written what is true. An earlier try that nobody heard the end of is seen to first: what it has left stands
 * where it is to stand, or is taken away.
 * @throws AccountUnavailable where the provider gives no answer, an error for what it refuses.
 */
export async function writeAppointment(
  services: Services,
  what: HostedRef,
  run: Pick<EffectRun, 'id' | 'signal'>,
): Promise<void> {
  let isLookedAt = false;
  let accountId: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const isUnheard = await seeToUnheard(services, what, run);
    const current = await describeOwnEvent(services, what);
    const place = await findWritingPlace(services.db, what, services.clock.nowMs());
    if (!place || place.isPaused) return;
    if (current && waitsForHost(place, current)) return;
    // From where it is to stand no more it is taken away, as from one who has it no more.
    const entry = place.isLeaving ? undefined : current;
    const hash = entry && hashEntry(entry);
    if (!isUnheard && isAsItIs(place, hash)) return;
    accountId ??= place.connection.id;
    // Another account has manners of its own, and its trouble is none of this one's.
    if (place.connection.id !== accountId) return causeWritingOf(services, what);
    if (!entry || !hash) await takeAway(services, { what, place, run });
    else {
      const outcome = await write(services, { what, place, hash, entry, run, isLookedAt });
      if (outcome === 'changed-there') await lookThere(services, what, place);
      isLookedAt = outcome === 'changed-there';
    }
  }
  throw new Error('The appointment changes faster than it can be written');
}

interface Writing {
  readonly what: HostedRef;
  readonly place: WritingPlace;
  readonly run: Pick<EffectRun, 'id' | 'signal'>;
}

type Entry = NonNullable<Awaited<ReturnType<typeof describeOwnEvent>>>;

/** What stands there is what is to stand there, or nothing is and does. */
function isAsItIs({ written }: WritingPlace, hash: string | undefined): boolean {
  return written === null ? hash === undefined : written.contentHash === hash;
}

/**
 * Takes away what earlier tries have left where it does not stand. Whether one may have left another thing than is
 * known where it does.
 */
async function seeToUnheard(
  services: Services,
  what: HostedRef,
  { id: effectId, signal }: Writing['run'],
): Promise<boolean> {
  const { db, clock } = services;
  const nowMs = clock.nowMs();
  const unheard = await listUnheard(db, what, { effectId, nowMs });
  const there = unheard.filter(({ standsIn }) => standsIn !== null);
  for (const each of unheard) {
    if (each.standsIn !== null || each.connection.isPaused) continue;
    const account = open(services, each);
    const uid = appointmentUid(what.appointmentId);
    answerOf(await account.removeEvent(each.calendarRemoteId, { uid, id: null }, { signal }));
    await closeWhereGone(db, { ...what, ...each });
  }
  const { calendarId } = there[0] ?? {};
  if (calendarId === undefined) return false;
  const deadIds = there.map((each) => each.effectId).filter((id) => id !== effectId);
  if (deadIds.length > 0) {
    const writing = { ...what, effectId, calendarId };
    await db.transaction((tx) => takeOver(tx, writing, { deadIds, nowMs }));
  }
  return true;
}

/** Its host has moved or deleted it, and nobody has decided since where it is to be. */
function waitsForHost({ written }: WritingPlace, { startIso }: Entry): boolean {
  const isChanged = written !== null && written.theirChange !== null;
  return isChanged && written.changedFrom?.getTime() === Date.parse(startIso);
}

/** What its host has changed there is known before it is written over: another title is, another time is not. */
async function lookThere(
  services: Services,
  { companyId }: HostedRef,
  { calendarId }: WritingPlace,
): Promise<void> {
  await readCalendar(services, { companyId, calendarId });
}

async function write(
  services: Services,
  {
    what,
    place,
    hash,
    entry,
    run: { id: effectId, signal },
    isLookedAt,
  }: Writing & { readonly hash: string; readonly entry: Entry; readonly isLookedAt: boolean },
): Promise<'written' | 'changed-there' | 'elsewhere'> {
  const { db, clock } = services;
  const { calendarId, written } = place;
  const startsAt = new Date(entry.startIso);
  const account = open(services, place);
  // Before it is asked: an event that is there and not known would stay for ever.
  const writing = { ...what, effectId, calendarId };
  const begun = { startsAt, nowMs: clock.nowMs() };
  if (!(await db.transaction((tx) => beginWriting(tx, writing, begun)))) return 'elsewhere';
  const end = (row: Ended) => db.transaction((tx) => endWriting(tx, writing, row));
  // Where we move it, we write over what was made of it; where it stays, not unseen.
  const stays = written?.startsAt?.getTime() === startsAt.getTime();
  const version = stays && !isLookedAt ? (written?.version ?? null) : null;
  const at: WrittenObject | null =
    written === null || written.remoteId === null ? null : { id: written.remoteId, version };
  const content = toCalendarEntry(entry, new Date(clock.nowMs()).toISOString());
  const { uid } = entry;
  const answer = await account.writeEvent(place.calendarRemoteId, { uid, content, at }, { signal });
  const isOther = !answer.answered && answer.trouble === 'changed-meanwhile';
  if (isOther && version !== null) {
    await end({});
    return 'changed-there';
  }
  // It was taken away there, and its id with it: it is made anew in the next round.
  if (isOther && at !== null) {
    await end({ remoteId: null, version: null, contentHash: null });
    return 'written';
  }
  // Its owner has put it there themselves, from a mail: it is not there twice, and it stays theirs.
  const there = isOther ? { id: null, version: null } : answerOf(answer);
  const kept = { remoteId: there.id, version: there.version, contentHash: hash };
  if (await end(kept)) return 'written';
  // Its host has chosen another calendar, and it was taken away here before it was written.
  const { id } = there;
  if (id !== null) {
    answerOf(await account.removeEvent(place.calendarRemoteId, { uid, id }, { signal }));
  }
  await closeWhereGone(db, writing);
  return 'elsewhere';
}

async function takeAway(services: Services, { what, place, run }: Writing): Promise<void> {
  const { db, clock } = services;
  const { calendarId, written } = place;
  const writing = { ...what, effectId: run.id, calendarId };
  const { remoteId: id = null, contentHash = null, startsAt = null } = written ?? {};
  // Who reads meanwhile that it is gone there does not take it for its host's doing.
  if (place.isLeaving && startsAt) {
    const begun = { startsAt, nowMs: clock.nowMs() };
    await db.transaction((tx) => beginWriting(tx, writing, begun));
  }
  // What has a hash and no id is its owner's own, and follows the mails.
  if (id !== null || contentHash === null) {
    const account = open(services, place);
    const uid = appointmentUid(what.appointmentId);
    answerOf(
      await account.removeEvent(place.calendarRemoteId, { uid, id }, { signal: run.signal }),
    );
  }
  // Where it was written there once more meanwhile, it is looked to in the next round.
  await db.transaction(async (tx) => {
    await deleteWritten(tx, writing, written ?? undefined);
    await closeWhereGone(tx, writing);
  });
}

function open(
  services: Services,
  { connection }: Pick<WritingPlace, 'connection'>,
): CalendarAccount {
  const account = openAccount(services, connection);
  if (!account) throw new AccountUnavailable('Its credentials cannot be opened');
  return account;
}

function answerOf<Value>(answer: CalendarAnswer<Value>): Value {
  if (answer.answered) return answer.value;
  const message = `The calendar's answer: ${answer.trouble}`;
  throw ofAccount.includes(answer.trouble) ? new AccountUnavailable(message) : new Error(message);
}

/** The same for what says the same, whenever it is said. */
export function hashEntry(entry: Entry): string {
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url');
}
