import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { toResourceFacts } from '#server/time/availability/engine-facts.ts';
import { loadFacts } from '#server/time/availability/load-facts.ts';
import type { ProposalWeek, ProposalWeekQuery } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { listSlots } from '#shared/domain/availability/list-slots.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { freeTime } from '#shared/domain/proposal/free-time.ts';
import { MAX_HELD_TIMES } from '#shared/domain/proposal/limits.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { chooseOffer } from './choose-offer.ts';
import { toChoices } from './to-choices.ts';
import { type BusyRow, readWeek } from './week-statement.ts';

type Busy = ProposalWeek['busy'][number];

/**
 * One's own time, to propose some of it: two statements, whatever the range. Of colleagues who are met too
 * it says when they are busy, and not with what.
 * @throws Refusal as `POST /proposal` for what is not theirs to propose.
 */
export async function getWeek(
  services: Pick<Services, 'db' | 'clock'>,
  session: Session,
  query: ProposalWeekQuery,
): Promise<ProposalWeek> {
  const { clock, db } = services;
  const range = {
    startMinute: fromIso(query.from, 'floor') ?? 0,
    endMinute: fromIso(query.to, 'ceil') ?? 0,
  };
  const { meetingType, facts: all } = await loadFacts(db, {
    purpose: 'list',
    meetingTypeId: query.meetingTypeId,
    ...{ durationMinutes: query.duration, channel: query.channel, range },
    nowMinute: nowMinute(clock),
  });
  const offer = chooseOffer(session, meetingType, query);
  const { hostIds = all.hosts.map((host) => host.hostId) } = offer;
  const facts = {
    ...all,
    hosts: all.hosts.filter((host) => hostIds.includes(host.hostId)),
    resources: toResourceFacts(meetingType, offer.resourceChannelIds),
  };
  const now = new Date(clock.nowMs());
  const own = await readWeek(db, { ...session, ...range, now });
  const { rules } = facts;
  return {
    ...toSpans(facts, range, session.hostId, own?.busy ?? []),
    timezone: own?.timeZone ?? session.timezone,
    now: now.toISOString(),
    durationMinutes: rules.durationMinutes,
    bufferBeforeMinutes: rules.bufferBeforeMinutes,
    bufferAfterMinutes: rules.bufferAfterMinutes,
    starts: listSlots(facts, range).map(({ startMinute }) => toIso(startMinute)),
    ...toChoices(session, meetingType),
    held: { count: own?.held ?? 0, most: MAX_HELD_TIMES },
    isUnreadable: facts.hosts.some((host) => host.calendarUnreadable),
  };
}

function toSpans(
  facts: AvailabilityFacts,
  range: MinuteRange,
  ownId: string,
  own: readonly BusyRow[],
): Pick<ProposalWeek, 'hours' | 'blocked' | 'busy'> {
  const { hours, blocked, others } = freeTime(facts, range, ownId);
  return {
    hours: toSpanList(hours),
    blocked: toSpanList(blocked),
    busy: [
      ...own.flatMap(toBusy),
      ...toSpanList(others).map((span) => ({
        ...span,
        ...{ kind: 'other' as const, label: null, proposalId: null },
      })),
    ],
  };
}

/** What takes time, and apart from it the buffers around an appointment. */
function toBusy({ kind, label, proposalId, ...row }: BusyRow): Busy[] {
  const { fromMinute, toMinute, startMinute, endMinute } = row;
  const span = (from: number, to: number, of: Pick<Busy, 'kind' | 'label' | 'proposalId'>) =>
    from < to ? [{ ...of, start: toIso(from), end: toIso(to) }] : [];
  const about = { label, proposalId };
  if (kind === 'out-of-office') return span(fromMinute, toMinute, { ...about, kind: 'away' });
  if (startMinute === null || endMinute === null) {
    return span(fromMinute, toMinute, { ...about, kind });
  }
  const buffer = { kind: 'buffer', label: null, proposalId: null } as const;
  return [
    ...span(fromMinute, startMinute, buffer),
    ...span(startMinute, endMinute, { ...about, kind }),
    ...span(endMinute, toMinute, buffer),
  ];
}

/** Starts and ends in turn, as the API says them. */
function toSpanList(merged: readonly number[]): { start: string; end: string }[] {
  return Array.from({ length: merged.length / 2 }, (_, at) => ({
    start: toIso(merged[at * 2] ?? 0),
    end: toIso(merged[at * 2 + 1] ?? 0),
  }));
}
