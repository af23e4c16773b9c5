import type { Sql } from '#server/db/database.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { MeetingTypeFacts } from './store.ts';

/** How a meeting type stands to its hosts, those included who cannot be given appointments. */
interface HostStanding {
  readonly isQueue: boolean;
  /** Paused ones too. */
  readonly assigned: number;
  /** Of the asked hosts, those of its company. */
  readonly known: readonly string[];
  readonly paused: readonly string[];
}

/**
 * Refuses when nobody serves the meeting type, or when a host is asked who does not; says why, in
 * Spec A §8's codes. Costs nothing where there is nothing to refuse.
 */
export async function checkHosts(
  sql: Sql,
  meetingType: MeetingTypeFacts,
  asked: readonly string[] = [],
): Promise<void> {
  const serving = meetingType.hosts.map(({ hostId }) => hostId);
  if (serving.length === 0) refuseEmpty(await loadStanding(sql, meetingType, []));
  // All hosts together means all of them, whoever is asked.
  if (meetingType.calculationMethod === 'everyone') return;
  const [missing] = asked.filter((hostId) => !serving.includes(hostId));
  if (missing !== undefined)
    refuseMissing(await loadStanding(sql, meetingType, [missing]), missing);
}

function refuseEmpty({ isQueue, assigned }: HostStanding): never {
  if (isQueue) refuse('no-available-queue-hosts', 'No available queue hosts');
  if (assigned > 0) refuse('host-disabled', 'No host takes bookings at the moment');
  return refuse('host-no-hosts', 'The meeting type has no hosts');
}

function refuseMissing({ known, paused }: HostStanding, hostId: string): never {
  if (!known.includes(hostId)) refuse('host-not-found', 'There is no such host');
  if (paused.includes(hostId)) refuse('host-disabled', 'This host takes no bookings at the moment');
  return refuse('host-not-assigned', 'A host is not assigned to this meeting type', [
    { path: 'hostIds', code: 'host-not-assigned', message: 'Not a host of this meeting type' },
  ]);
}

async function loadStanding(
  sql: Sql,
  { companyId, meetingTypeId }: MeetingTypeFacts,
  hostIds: readonly string[],
): Promise<HostStanding> {
  const [row] = await sql.query<HostStanding>({
    name: 'host-standing',
    text: `select mt.queue_id is not null as "isQueue",
        (select count(*)::int from meeting_type_host mth
          where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id) as assigned,
        array(select h.id::text from host h
          where h.company_id = mt.company_id and h.id = any($3::uuid[])) as known,
        array(select mth.host_id::text from meeting_type_host mth
          where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id
            and not mth.enabled and mth.host_id = any($3::uuid[])) as paused
      from meeting_type mt where mt.company_id = $1 and mt.id = $2`,
    values: [companyId, meetingTypeId, hostIds],
  });
  return row ?? { isQueue: false, assigned: 0, known: [], paused: [] };
}
