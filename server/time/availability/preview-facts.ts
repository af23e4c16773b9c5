import type { Sql } from '#server/platform/db/database.ts';
import type { PreviewFacts } from '#shared/api/meeting-type-editor.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type { LocalRange } from '#shared/domain/availability/types.ts';
import { toHostFacts } from './engine-facts.ts';
import { readEditedFacts } from './facts/edited-facts-statement.ts';
import type { HostRow } from './facts/facts-row.ts';

const DAY_MINUTES = 1440;
/** A list may walk its window from the Monday before last; a meeting and its buffers take a few days. */
const LOOK_BACK_MINUTES = 18 * DAY_MINUTES;
const LOOK_AHEAD_MINUTES = 3 * DAY_MINUTES;

interface PreviewQuestion {
  readonly companyId: string;
  /** One that is not stored has no appointments. */
  readonly meetingTypeId: string;
  readonly hosts: readonly { readonly hostId: string; readonly scheduleId: string | null }[];
  readonly range: MinuteRange;
  readonly nowMinute: number;
}

/**
 * What everything that a visitor could be offered follows from, whatever the rules: a meeting type
 * for which all is loaded that any of them asks for.
 */
const anyRules = {
  name: '',
  enabled: true,
  channel: 'google',
  locations: [],
  duration_minutes: 30,
  allowed_durations: [],
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  min_notice_minutes: 0,
  booking_window: { kind: 'rolling', days: 0 },
  limits: { year: {} },
  calculation_method: 'anyone',
  total_spots: 1,
  round_robin: 'simple',
  round_robin_window_days: 1,
  settings: {},
  form: {},
} as const;

/** Hours, taken times and groups of the asked hosts, for all rules that a meeting type may be given. */
export async function loadPreviewFacts(
  sql: Sql,
  { range, ...question }: PreviewQuestion,
): Promise<PreviewFacts> {
  const facts = await readEditedFacts(sql, {
    ...question,
    columns: anyRules,
    fromMinute: range.startMinute - LOOK_BACK_MINUTES,
    toMinute: range.endMinute + LOOK_AHEAD_MINUTES,
  });
  return {
    nowMinute: question.nowMinute,
    hosts: (facts?.hosts ?? []).map(toPreviewHost),
    groups: (facts?.groups ?? []).map(({ holdId = null, ...group }) => ({
      ...group,
      holdId,
      hostIds: [...group.hostIds],
    })),
  };
}

function toPreviewHost(row: HostRow): PreviewFacts['hosts'][number] {
  const { meetingLinks, phone } = row;
  const { timeZone: timezone, weekly, overrides, busy, counted, ...host } = toHostFacts(row);
  return {
    ...host,
    timezone,
    weekly: weekly.map(toRanges),
    overrides: mapValues(overrides, toRanges),
    busy: mapValues(busy, (times) => [...times]),
    counted: [...counted],
    providers: Object.keys(meetingLinks ?? {}),
    hasPhone: phone !== null,
  };
}

function toRanges(ranges: readonly LocalRange[]): [number, number][] {
  return ranges.map(([from, to]) => [from, to]);
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}
