import { createHash } from 'node:crypto';
import { toCalendarEntry } from '#server/platform/icalendar/calendar-entry.ts';
import type {
  CalendarAccount,
  CalendarAnswer,
  WrittenObject,
} from '#server/platform/kernel/calendar-provider.ts';
import { AccountUnavailable, type HostedRef } from '#server/platform/kernel/effects.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { appointmentUid } from '#server/time/appointment/appointment-uid.ts';
import { describeOwnEvent } from '#server/time/appointment/describe-own-event.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { openAccount } from './calendar-account.ts';
import { causeWritingOf } from './cause-writing.ts';
import { readCalendar } from './read-calendar.ts';
import {
  beginWriting,
  deleteWritten,
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
 * written what is true.
 * @throws AccountUnavailable where the provider gives no answer, an error for what it refuses.
 */
export async function writeAppointment(
  services: Services,
  what: HostedRef,
  signal: AbortSignal,
): Promise<void> {
  let isLookedAt = false;
  let accountId: string | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const current = await describeOwnEvent(services, what);
    const place = await findWritingPlace(services.db, what, services.clock.nowMs());
    if (!place || place.isPaused) return;
    if (current && waitsForHost(place, current)) return;
    // From where it is to stand no more it is taken away, as from one who has it no more.
    const entry = place.isLeaving ? undefined : current;
    const hash = entry && hashEntry(entry);
    if (isAsItIs(place, hash)) return;
    accountId ??= place.connection.id;
    // Another account has manners of its own, and its trouble is none of this one's.
    if (place.connection.id !== accountId) return causeWritingOf(services, what);
    if (!entry || !hash) await takeAway(services, { what, place, signal });
    else {
      const outcome = await write(services, { what, place, hash, entry, signal, isLookedAt });
      if (outcome === 'changed-there') await lookThere(services, what, place);
      isLookedAt = outcome === 'changed-there';
    }
  }
  throw new Error('The appointment changes faster than it can be written');
}

interface Writing {
  readonly what: HostedRef;
  readonly place: WritingPlace;
  readonly signal: AbortSignal;
}

type Entry = NonNullable<Awaited<ReturnType<typeof describeOwnEvent>>>;

/** What stands there is what is to stand there, or nothing is and does. */
function isAsItIs({ written }: WritingPlace, hash: string | undefined): boolean {
  if (written === null) return hash === undefined;
  // Of a writing that nobody heard the end of, nobody knows what it has left there.
  return written.contentHash === hash && !written.isBeingWritten;
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
    signal,
    isLookedAt,
  }: Writing & { readonly hash: string; readonly entry: Entry; readonly isLookedAt: boolean },
): Promise<'written' | 'changed-there' | 'elsewhere'> {
  const { db, clock } = services;
  const { calendarId, written } = place;
  const startsAt = new Date(entry.startIso);
  const account = open(services, place);
  // Before it is asked: an event that is there and not known would stay for ever.
  const turn = await beginWriting(db, what, { calendarId, startsAt });
  if (turn === undefined) return 'elsewhere';
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
    await endWriting(db, what, { calendarId, turn });
    return 'changed-there';
  }
  // It was taken away there, and its id with it: it is made anew in the next round.
  if (isOther && at !== null) {
    const gone = { remoteId: null, version: null, contentHash: null };
    await endWriting(db, what, { calendarId, ...gone, turn });
    return 'written';
  }
  // Its owner has put it there themselves, from a mail: it is not there twice, and it stays theirs.
  const there = isOther ? { id: null, version: null } : answerOf(answer);
  const kept = { remoteId: there.id, version: there.version, contentHash: hash };
  if (await endWriting(db, what, { calendarId, ...kept, turn })) return 'written';
  // Its host has chosen another calendar, and it was taken away here before it was written.
  const { id } = there;
  if (id !== null) {
    answerOf(await account.removeEvent(place.calendarRemoteId, { uid, id }, { signal }));
  }
  return 'elsewhere';
}

async function takeAway(services: Services, { what, place, signal }: Writing): Promise<void> {
  const { calendarId, written } = place;
  const { remoteId: id = null, contentHash = null, startsAt = null } = written ?? {};
  // Who reads meanwhile that it is gone there does not take it for its host's doing.
  if (place.isLeaving && startsAt) await beginWriting(services.db, what, { calendarId, startsAt });
  // What has a hash and no id is its owner's own, and follows the mails.
  if (id !== null || contentHash === null) {
    const account = open(services, place);
    const uid = appointmentUid(what.appointmentId);
    answerOf(await account.removeEvent(place.calendarRemoteId, { uid, id }, { signal }));
  }
  await deleteWritten(services.db, what, calendarId);
}

function open(services: Services, { connection }: WritingPlace): CalendarAccount {
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
