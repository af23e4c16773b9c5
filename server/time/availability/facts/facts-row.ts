import * as z from 'zod';
import {
  type BookingWindow,
  type GroupAppointment,
  LIMIT_PERIODS,
} from '#shared/domain/availability/types.ts';
import { CHANNELS, CONFERENCE_PROVIDERS } from '#shared/domain/channels.ts';
import { ROUND_ROBIN_METHODS } from '#shared/domain/round-robin/choose-host.ts';
import { TIERS } from '#shared/domain/tiers.ts';

/** Starts and ends, or starts and durations, flattened; null where there are none. */
const flatPairs = z.array(z.int()).nullable();

/** `[startMinute, endMinute)` on the host's wall clock. */
const localRange = z.tuple([z.int(), z.int()]);

const limits = z.partialRecord(
  z.enum(LIMIT_PERIODS),
  z.strictObject({ count: z.int().optional(), minutes: z.int().optional() }),
);

const hostRow = z.strictObject({
  hostId: z.uuid(),
  hostName: z.string(),
  timeZone: z.string(),
  /** Sunday first. */
  weekly: z.array(z.array(localRange)).length(7),
  overrides: z.record(z.iso.date(), z.array(localRange)).nullable(),
  appointments: flatPairs,
  holds: flatPairs,
  hasExpiredHolds: z.boolean().nullable(),
  /** The appointment that is about to move is this host's. */
  hasExisting: z.boolean(),
  calendarEvents: flatPairs,
  outOfOffice: flatPairs,
  calendarUnreadable: z.boolean(),
  /** Of this meeting type. */
  counted: flatPairs,
  /** What they give it at most, as they say and as an admin says. */
  ownLimits: limits,
  adminLimits: limits,
  /** What they give at most over all meeting types. */
  overallLimits: limits,
  overallCounted: flatPairs,
  pausesOverLimit: z.boolean(),
  lastAssignedMs: z.int().nullable(),
  weight: z.int(),
  priority: z.int(),
  /** Where they are called; none where they have told no number. */
  phone: z.string().nullable(),
  /** Their own, by provider; read only where the meeting type meets online and has no link itself. */
  /** Null where an account makes one for each appointment. */
  meetingLinks: z.partialRecord(z.enum(CONFERENCE_PROVIDERS), z.string().nullable()).nullable(),
});

const resourceRow = z.strictObject({
  /** As the meeting type offers it; the resource itself where it is offered no more. */
  resourceChannelId: z.uuid(),
  resourceId: z.uuid(),
  name: z.string(),
  taken: flatPairs,
  hasExpiredHolds: z.boolean().nullable(),
  /** The appointment that is about to move has it. */
  hasExisting: z.boolean(),
});

const groupRow: z.ZodType<GroupAppointment> = z.strictObject({
  appointmentId: z.uuid(),
  holdId: z.uuid().nullable(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  hostIds: z.array(z.uuid()),
  resourceChannelIds: z.array(z.uuid()).nullable(),
  totalSpots: z.int(),
  takenSpots: z.int().min(0),
});

const bookingWindow: z.ZodType<BookingWindow> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rolling'), days: z.int() }),
  z.strictObject({ kind: z.literal('range'), from: z.iso.date(), to: z.iso.date() }),
]);

export const factsRow = z.strictObject({
  /** What was seen: see `SNAPSHOT`. */
  snapshot: z.string().nullable(),
  companyId: z.uuid(),
  companyTier: z.enum(TIERS),
  showDataPolicyLink: z.boolean(),
  /** Its owner has closed it: no time of it is taken any more, nor moved. */
  isCompanyClosed: z.boolean(),
  meetingTypeId: z.uuid(),
  /** The team whose page it is on, if any. */
  teamId: z.uuid().nullable(),
  name: z.string(),
  enabled: z.boolean(),
  channel: z.enum(CHANNELS),
  locations: z.array(z.string()),
  durationMinutes: z.int(),
  allowedDurations: z.array(z.int()),
  slotIntervalMinutes: z.int().nullable(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  minNoticeMinutes: z.int(),
  bookingWindow,
  limits,
  calculationMethod: z.enum(['everyone', 'anyone']),
  totalSpots: z.int().nullable(),
  roundRobin: z.enum(ROUND_ROBIN_METHODS),
  roundRobinWindowDays: z.int(),
  /** As stored: `parseSettings` and `parseForm` say what they are. */
  settings: z.record(z.string(), z.unknown()),
  form: z.record(z.string(), z.unknown()),
  queueId: z.uuid().nullable(),
  /** The appointment that is about to move is one of this meeting type. */
  hasExisting: z.boolean(),
  /** What a meeting on the channel `resource` can take; null where it is not offered. */
  resources: z.array(resourceRow).nullable(),
  hosts: z.array(hostRow).nullable(),
  groups: z.array(groupRow).nullable(),
});

/** One host of the meeting type: the engine's facts and what assigning needs. */
export type HostRow = Readonly<z.output<typeof hostRow>>;
export type ResourceRow = Readonly<z.output<typeof resourceRow>>;
export type FactsRow = Readonly<z.output<typeof factsRow>>;
