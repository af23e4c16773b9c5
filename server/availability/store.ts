import type { Sql } from '#server/db/database.ts';
import type {
  AvailabilityFacts,
  FlatIntervals,
  GroupAppointment,
  HostFacts,
  LocalRange,
} from '#shared/domain/availability/types.ts';
import type { Channel, ConferenceProvider } from '#shared/domain/channels.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import type { RoundRobinMethod } from '#shared/domain/round-robin/choose-host.ts';
import { FACTS_STATEMENT } from './facts-statement.ts';

/** What to load. Instants are epoch minutes. */
export interface FactsQuestion {
  readonly meetingTypeId: string;
  /** Busy times that touch `[fromMinute, toMinute)` are loaded. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly nowMinute: number;
  /** Its own time does not count as taken: it is about to move. */
  readonly existingAppointmentId?: string | undefined;
}

/** A meeting type with its hosts, as one statement reads them. */
export interface MeetingTypeFacts {
  readonly companyId: string;
  readonly companyTier: string;
  readonly showDataPolicyLink: boolean;
  readonly meetingTypeId: string;
  /** The team whose page it is on, if any. */
  readonly teamId: string | null;
  readonly name: string;
  readonly queueId: string | null;
  /** The appointment that is about to move is one of this meeting type. */
  readonly hasExisting: boolean;
  readonly enabled: boolean;
  readonly channel: Channel;
  readonly locations: readonly string[];
  /** What a meeting on the channel `resource` can take; empty where it is not offered. */
  readonly resources: readonly ResourceRow[];
  readonly durationMinutes: number;
  readonly allowedDurations: readonly number[];
  readonly slotIntervalMinutes: number | null;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly minNoticeMinutes: number;
  readonly bookingWindow: AvailabilityFacts['rules']['bookingWindow'];
  readonly limits: AvailabilityFacts['rules']['limits'];
  readonly calculationMethod: 'everyone' | 'anyone';
  readonly roundRobin: RoundRobinMethod;
  readonly roundRobinWindowDays: number;
  readonly totalSpots: number | null;
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
  readonly hosts: readonly HostRow[];
  readonly groups: readonly GroupAppointment[];
}

/** One host of the meeting type: the engine's facts and what assigning needs. */
export interface HostRow {
  readonly hostId: string;
  readonly hostName: string;
  readonly timeZone: string;
  readonly weekly: readonly (readonly LocalRange[])[];
  readonly overrides: HostFacts['overrides'] | null;
  readonly appointments: FlatIntervals | null;
  readonly holds: FlatIntervals | null;
  readonly hasExpiredHolds: boolean | null;
  readonly calendarEvents: FlatIntervals | null;
  readonly outOfOffice: FlatIntervals | null;
  readonly calendarUnreadable: boolean;
  readonly counted: readonly number[] | null;
  /** The appointment that is about to move is this host's. */
  readonly hasExisting: boolean;
  readonly lastAssignedMs: number | null;
  readonly weight: number;
  readonly priority: number;
  /** Where they are called; none where they have told no number. */
  readonly phone: string | null;
  /** Their own, by provider; read only where the meeting type meets online and has no link itself. */
  readonly meetingLinks: Partial<Record<ConferenceProvider, string>> | null;
}

interface ResourceRow {
  readonly resourceChannelId: string;
  readonly name: string;
  readonly taken: FlatIntervals | null;
  readonly hasExpiredHolds: boolean | null;
  /** The appointment that is about to move has it. */
  readonly hasExisting: boolean;
}

type Row = Omit<MeetingTypeFacts, 'hosts' | 'resources' | 'groups'> & {
  readonly hosts: readonly HostRow[] | null;
  readonly resources: readonly ResourceRow[] | null;
  readonly groups: readonly GroupAppointment[] | null;
};

/** `undefined` where there is no such meeting type. */
export async function loadMeetingTypeFacts(
  sql: Sql,
  question: FactsQuestion,
): Promise<MeetingTypeFacts | undefined> {
  const [row] = await sql.query<Row>({
    name: 'availability-facts',
    text: FACTS_STATEMENT,
    values: [
      question.meetingTypeId,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      question.existingAppointmentId ?? null,
    ],
  });
  if (!row) return undefined;
  const { hosts, resources, groups } = row;
  return {
    ...row,
    settings: parseSettings(row.settings),
    form: parseForm(row.form),
    hosts: hosts ?? [],
    resources: resources ?? [],
    groups: groups ?? [],
  };
}
