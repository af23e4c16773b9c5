/**
 * The words of the availability engine. All instants are integer minutes since the epoch, all
 * intervals half-open `[start, end)`; local times are minutes since local midnight.
 */

/** `[startMinute, endMinute)` on a host's wall clock; an end at or before the start is on the next day. */
export type LocalRange = readonly [startMinute: number, endMinute: number];

/** Starts and ends of intervals, flattened: `[start0, end0, start1, end1, …]`, unsorted, may overlap. */
export type FlatIntervals = readonly number[];

/** What takes a host's time. Appointments and holds come padded with their own buffers. */
export type BusyKind = 'appointment' | 'hold' | 'calendar-event' | 'out-of-office';

/** A host as the engine sees one: rules and what is already taken. */
export interface HostFacts {
  readonly hostId: string;
  readonly hostName: string;
  readonly timeZone: string;
  /** Seven entries, Sunday first. */
  readonly weekly: readonly (readonly LocalRange[])[];
  /** By local date `YYYY-MM-DD`; an empty list closes the date. Replaces that date's weekly hours. */
  readonly overrides: Readonly<Record<string, readonly LocalRange[]>>;
  readonly busy: Readonly<Partial<Record<BusyKind, FlatIntervals>>>;
  /** A connected calendar that cannot be read makes its host not free (fail closed). */
  readonly calendarUnreadable: boolean;
  /** What counts towards the limits: start minute and duration of each, flattened in pairs. */
  readonly counted: readonly number[];
  /** What they give this meeting type at most, beside what its rules say; counted as that is. */
  readonly limits?: readonly Limits[] | undefined;
  /** What they give at most over all meeting types. */
  readonly overall?: OverallLimits | undefined;
}

/** A host's own limits, whatever is booked. */
interface OverallLimits {
  readonly limits: Limits;
  /** As `HostFacts.counted`, of all meeting types. */
  readonly counted: readonly number[];
  /** Once a limit is reached they take nothing at all until its period ends. */
  readonly pauses: boolean;
}

/** A room or a thing that only one meeting at a time can have. */
export interface ResourceFacts {
  readonly resourceChannelId: string;
  readonly name: string;
  /** Padded times for which it is taken, whoever the host. */
  readonly taken: FlatIntervals;
}

/** Most appointments, or most booked minutes, in one period of the host's local calendar. */
export interface Limit {
  readonly count?: number;
  readonly minutes?: number;
}

export const LIMIT_PERIODS = ['day', 'week', 'month', 'year'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What is given at most in each period; nothing bounds a period that is not named. */
export type Limits = Readonly<Partial<Record<LimitPeriod, Limit>>>;

/** How far ahead visitors may book. Dates are local to the host, both inclusive; 0 days is today. */
export type BookingWindow =
  | { readonly kind: 'rolling'; readonly days: number }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

export interface MeetingRules {
  readonly durationMinutes: number;
  /** Distance of starts; the duration unless the meeting type says otherwise. */
  readonly slotIntervalMinutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly minNoticeMinutes: number;
  readonly bookingWindow: BookingWindow;
  readonly limits: Limits;
  readonly calculationMethod: 'everyone' | 'anyone';
}

/** A group appointment that has begun to fill, or is about to: seats that are being paid for count. */
export interface GroupAppointment {
  /** The hold's id while nobody has a seat for certain. */
  readonly appointmentId: string;
  /** Those who pay for the first seats hold its time under this id; none once there is an appointment. */
  readonly holdId?: string | null | undefined;
  /** What is held beside its hosts; an appointment that is there has it already. */
  readonly resourceChannelIds?: readonly string[] | null | undefined;
  readonly startMinute: number;
  readonly durationMinutes: number;
  readonly hostIds: readonly string[];
  readonly totalSpots: number;
  readonly takenSpots: number;
}

/**
 * A start of which some reasons do not count, for whoever asks: their host has offered it to them, or is
 * about to. What takes a host's time counts always, and so does that a start has passed.
 */
export interface Waiver {
  readonly startMinute: number;
  /** Whose reasons do not count; with any of several hosts it is one of these who serves. */
  readonly hostIds: readonly string[];
  readonly waived: readonly UnavailabilityType[];
}

/** Everything a question about slots depends on; nothing else is read. */
export interface AvailabilityFacts {
  readonly rules: MeetingRules;
  /** First host's zone gives the grid of `everyone`. */
  readonly hosts: readonly HostFacts[];
  readonly groups: readonly GroupAppointment[];
  /** A new meeting takes one of these beside its hosts; where there are none it needs none. */
  readonly resources: readonly ResourceFacts[];
  /** By start, each once. */
  readonly waivers?: readonly Waiver[] | undefined;
  readonly nowMinute: number;
}

/**
 * Why an instant cannot be booked with a host, or why a `resource` cannot be had: the event's
 * `hostName` is the resource's then. Spec A §3 unavailabilityEvents.type.
 */
export type UnavailabilityType =
  | 'outsideHours'
  | 'buffers'
  | 'notice'
  | 'window'
  | 'limitDay'
  | 'limitWeek'
  | 'limitMonth'
  | 'limitYear'
  | 'overallLimitDay'
  | 'overallLimitWeek'
  | 'overallLimitMonth'
  | 'overallLimitYear'
  | 'paused'
  | 'appointment'
  | 'hold'
  | 'calendarEvent'
  | 'outOfOffice'
  | 'calendarUnreadable'
  | 'full'
  | 'resource'
  | 'offGrid';

export interface UnavailabilityEvent {
  readonly type: UnavailabilityType;
  readonly hostName: string;
  /** Of `calendarUnreadable`: where that calendar is, and since when it cannot be read. */
  readonly calendar?: {
    readonly provider: string;
    readonly service: string | null;
    readonly since: string;
  };
}

/** A start that can be booked; with a group, by joining it. Who can serve it, `decide` says. */
export interface Slot {
  readonly startMinute: number;
  readonly group?: GroupAppointment;
}
