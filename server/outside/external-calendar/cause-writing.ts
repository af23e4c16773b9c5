import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { DomainEvent } from '#server/platform/kernel/events.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { HostKey } from './store/connection-rows.ts';
import { listToWrite, listWriters, type ToWrite } from './store/writers-statement.ts';

/**
 * Writes down for each host who has, or had, an appointment and a calendar that it stands in, or is to
 * stand in, that it is to be brought there as it is. Once for each event.
 */
export async function causeWriting(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  if (!('attendeeId' in event)) return;
  const { appointmentId } = event;
  const writers = await listWriters(db, appointmentId);
  await jobs.cause(
    db,
    writers.map(({ companyId, hostId, provider, connectionId }) => ({
      kind: 'calendar' as const,
      key: `${eventId}:${hostId}`,
      what: { companyId, appointmentId, hostId },
      account: { provider, id: connectionId },
    })),
  );
}

/**
 * Has what a host is going to hold brought into their calendars as it is: they have just chosen one, or go on with
 * it. What stands where it is to stand costs a look, and asks nobody.
 */
export async function causeWritingOfAll(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  tx: Sql,
  { companyId, hostId }: HostKey,
  of: ToWrite = {},
): Promise<void> {
  const changeId = randomUUID();
  const nowMs = clock.nowMs();
  const found = await listToWrite(tx, { companyId, hostId, nowMs, ...of });
  await jobs.cause(
    tx,
    found.map(({ appointmentId, provider, connectionId }) => ({
      kind: 'calendar' as const,
      key: `${changeId}:${appointmentId}`,
      what: { companyId, appointmentId, hostId },
      account: { provider, id: connectionId },
    })),
  );
}

/** Has one appointment brought into its host's calendar as it is; what stands there as it is costs a look. */
export async function causeWritingOf(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { companyId, appointmentId, hostId }: HostedRef,
): Promise<void> {
  const writers = await listWriters(db, appointmentId);
  const theirs = writers.filter((each) => each.hostId === hostId);
  const changeId = randomUUID();
  await jobs.cause(
    db,
    theirs.map(({ provider, connectionId }) => ({
      kind: 'calendar' as const,
      key: `${changeId}:${hostId}`,
      what: { companyId, appointmentId, hostId },
      account: { provider, id: connectionId },
    })),
  );
}
