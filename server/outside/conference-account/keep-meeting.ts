import { createHash } from 'node:crypto';
import type { CalendarAnswer } from '#server/platform/kernel/calendar-provider.ts';
import type {
  ConferenceAccount,
  MadeMeeting,
  WantedMeeting,
} from '#server/platform/kernel/conference-provider.ts';
import { AccountUnavailable, type HostedRef } from '#server/platform/kernel/effects.ts';
import type { EffectRun } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { publishAttended } from '#server/time/reservation/publish-attended.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import type { ConferenceAccountName } from '#shared/domain/integrations/conference-providers.ts';
import { toIso } from '#shared/time/dates.ts';
import { chooseMaker } from './choose-maker.ts';
import { openConference } from './conference-account.ts';
import {
  type AccountRow,
  findAccount,
  noteRefused,
  updateAccountRow,
} from './store/account-rows.ts';
import { deleteMeetingRow, endHolding } from './store/meeting-rows.ts';
import {
  type HeldMeeting,
  holdMeeting,
  loadNeededMeeting,
  type NeededMeeting,
  setMeetingLink,
} from './store/needed-meeting-statement.ts';

/** So often it is looked whether the appointment has changed while its meeting was asked about. */
const MAX_ROUNDS = 5;

/** Longer than an effect may take: nobody else asks about a meeting while one may still be doing it. */
const HELD_MS = 120_000;

/** Troubles of the account, whatever it is asked: what waits for it is put off. */
const ofAccount: readonly CalendarTrouble[] = [
  'no-answer',
  'asked-too-often',
  'address-not-allowed',
];

type Run = Pick<EffectRun, 'id' | 'signal'>;

interface Asked {
  readonly services: Services;
  readonly what: HostedRef;
  readonly run: Run;
  readonly provider: ConferenceAccountName;
}

/**
 * Has the meeting of an appointment at the account of one of its hosts be there as the appointment is now: made,
 * moved under the link that it has, or removed. What the appointment is is read again after each answer.
 * @throws AccountUnavailable where the provider gives no answer, an error for what it refuses.
 */
export async function keepMeeting(services: Services, what: HostedRef, run: Run): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const needed = await loadNeededMeeting(services.db, what.appointmentId);
    if (needed?.companyId !== what.companyId) return;
    const mine = needed.meetings.find(({ hostId }) => hostId === what.hostId);
    const maker = chooseMaker(needed);
    const isMaker = maker?.hostId === what.hostId;
    const provider = isMaker ? maker.provider : mine?.provider;
    if (provider === undefined) return;
    const wanted = toWanted(services, needed, what);
    const hash = hashOf(wanted);
    if (isMaker && mine?.contentHash === hash) return;
    if (isMaker && !mine && isOver(needed, services.clock.nowMs())) return;
    const account = await findAccount(services.db, { ...what, provider });
    // Who has disconnected it keeps the meetings that it has made, as they are there.
    if (!account) {
      if (!isMaker) await deleteMeetingRow(services.db, what);
      return;
    }
    await askAbout({ services, what, run, provider }, account, isMaker ? { wanted, hash } : null);
  }
  throw new Error('The appointment changes faster than its meeting can be made');
}

/** Asks while nobody else does. Without `want` it is to be gone. */
async function askAbout(
  { services, what, run, provider }: Asked,
  row: AccountRow,
  want: { readonly wanted: WantedMeeting; readonly hash: string } | null,
): Promise<void> {
  const { db, clock } = services;
  const account = openConference(services, row);
  if (!account) throw new AccountUnavailable('Its credentials cannot be opened');
  const nowMs = clock.nowMs();
  // Before it is asked: a meeting that was made and is not known would be made again.
  const hold = { provider, heldBy: run.id, nowMs, untilMs: nowMs + HELD_MS };
  const held = await holdMeeting(db, what, hold);
  if (!held) throw new Error('Another effect asks about this meeting just now');
  try {
    const there = await findThere(services, account, { held, what, run });
    if (want === null) {
      if (there) answerOf(await account.remove(there.id, run));
      await deleteMeetingRow(db, what);
    } else {
      const isThere = there !== null && answerOf(await account.change(there.id, want.wanted, run));
      const made = isThere ? there : answerOf(await account.make(want.wanted, run));
      await tellMade(services, what, { run, made, hash: want.hash });
    }
  } catch (error) {
    if (error instanceof LetsNobodyIn) await tellRefused(services, row);
    throw error;
  }
  if (row.refusedAt) await updateAccountRow(db, row, { refusedAt: null });
}

/** Its host is told once: until it is connected again, or lets us in after all. */
async function tellRefused(services: Services, { companyId, id }: AccountRow): Promise<void> {
  const { db, jobs, clock } = services;
  const at = new Date(clock.nowMs());
  await db.transaction(async (tx) => {
    if (!(await noteRefused(tx, { companyId, id }, at))) return;
    const event = { type: 'meetings-refused', companyId, accountId: id } as const;
    await jobs.publish(tx, { ...event, sinceIso: at.toISOString() });
  });
}

/** What is known to be there, or was made by a try that nobody heard the end of. */
async function findThere(
  services: Services,
  account: ConferenceAccount,
  { held, what, run }: { readonly held: HeldMeeting; readonly what: HostedRef; readonly run: Run },
): Promise<MadeMeeting | null> {
  const { remoteId: id, link, isNew } = held;
  if (id !== null && link !== null) return { id, link };
  return isNew ? null : answerOf(await account.find(keyOf(services, what), run));
}

/** Keeps it, gives the appointment its link, and tells of that where it is another one. */
async function tellMade(
  services: Services,
  what: HostedRef,
  { run, made, hash }: { readonly run: Run; readonly made: MadeMeeting; readonly hash: string },
): Promise<void> {
  const heard = { remoteId: made.id, link: made.link, contentHash: hash };
  await services.db.transaction(async (tx) => {
    if (!(await endHolding(tx, what, run.id, heard))) return;
    const told = (await setMeetingLink(tx, what, made.link)) ?? [];
    for (const attendeeId of told) {
      const { appointmentId } = what;
      await publishAttended(services, tx, { type: 'meeting-link-made', appointmentId, attendeeId });
    }
  });
}

function toWanted(services: Services, needed: NeededMeeting, what: HostedRef): WantedMeeting {
  const { title, startMinute, durationMinutes } = needed;
  return { key: keyOf(services, what), title, startIso: toIso(startMinute), durationMinutes };
}

/** The same for each try: of one appointment, at the account of one host, of this installation. */
function keyOf({ publicUrl }: Services, { appointmentId, hostId }: HostedRef): string {
  return `${publicUrl}/appointments/${appointmentId} ${hostId.slice(0, 8)}`;
}

function hashOf(wanted: WantedMeeting): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
}

function isOver({ startMinute, durationMinutes }: NeededMeeting, nowMs: number): boolean {
  return (startMinute + durationMinutes) * 60_000 < nowMs;
}

/** Its owner has taken back what they have let us do. */
class LetsNobodyIn extends AccountUnavailable {}

function answerOf<Value>(answer: CalendarAnswer<Value>): Value {
  if (answer.answered) return answer.value;
  const { trouble } = answer;
  const message = `The answer about its meeting: ${trouble}`;
  if (trouble === 'credentials-refused') throw new LetsNobodyIn(message);
  throw ofAccount.includes(trouble) ? new AccountUnavailable(message) : new Error(message);
}
