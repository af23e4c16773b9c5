import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiClient } from '#shared/api/client.ts';
import { type GridModel, toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { addDays, dateOfDay, fromIso, toIso } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { isSameOffer, ownWeekQuery, toOwnWeek } from './own-week-query.ts';
import type { Seen, WeekSeen, WeekWish } from './seen.ts';
import type { OwnWeek } from './week-props.ts';

const SHOWN_DAYS = 7;
const REFETCH_MS = 60_000;

export interface ShownWeek {
  readonly model: GridModel;
  /** Undefined while nobody knows what is busy on these days. */
  readonly week: OwnWeek | undefined;
  /** Of the same meeting, though the days may be others. */
  readonly near: OwnWeek | undefined;
  readonly error: Error | null;
  readonly canGoBack: boolean;
  turn(by: 1 | -1): void;
  /** Shows the days from the one on which this instant is. */
  turnTo(minute: number): void;
  /** The wish for the days from the first that is shown. */
  wishFor(days: number): WeekWish | undefined;
  readonly refetch: () => void;
}

interface Asked {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  /** The meeting and its place; undefined while the meetings are on their way. */
  readonly offer: Omit<WeekWish, 'from' | 'to'> | undefined;
  readonly seen: Seen<WeekSeen> | undefined;
}

/** The days that are looked at, from today on; where nothing answers, those that were known last. */
export function useShownWeek({ client, reading, offer, seen }: Asked): ShownWeek {
  const zone = zoneOf(reading.formats.timeZone);
  const nowMinute = Math.floor(reading.nowMs / 60_000);
  const dateAt = (minute: number) => dateOfDay(localDay(zone, minute));
  const today = dateAt(nowMinute);
  const [first, setFirst] = useState(today);
  const ahead = toGridModel(first, SHOWN_DAYS, zone, ['']);
  const wish = offer && { ...offer, ...rangeOf(ahead) };
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...ownWeekQuery(client, wish ?? noWish, seen),
    enabled: wish !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  const near = data && wish && data.wish.meetingTypeId === wish.meetingTypeId ? data : undefined;
  const known = isPlaceholderData ? undefined : near;
  const kept = error && !known && wish ? keptOf(seen, wish) : undefined;
  const keptFirst = kept && dateAt(fromIso(kept.wish.from) ?? nowMinute);
  const week = known ?? kept;
  return {
    model: keptFirst === undefined ? ahead : toGridModel(keptFirst, SHOWN_DAYS, zone, ['']),
    week: week && { ...week, nowMinute: Math.max(week.nowMinute, nowMinute) },
    near: near ?? kept,
    error,
    canGoBack: first > today,
    turn: (by) => {
      const next = addDays(first, by * SHOWN_DAYS);
      setFirst(next < today ? today : next);
    },
    turnTo: (minute) => setFirst(dateAt(minute)),
    wishFor: (days) => wish && { ...wish, to: rangeOf(toGridModel(first, days, zone, [''])).to },
    refetch: () => void refetch(),
  };
}

const noWish: WeekWish = { meetingTypeId: '', from: '', to: '' };

function rangeOf({ days }: GridModel): Pick<WeekWish, 'from' | 'to'> {
  return { from: toIso(days[0]?.startMinute ?? 0), to: toIso(days.at(-1)?.endMinute ?? 0) };
}

function keptOf(seen: Seen<WeekSeen> | undefined, wish: WeekWish): OwnWeek | undefined {
  const kept = seen?.peek();
  return kept && isSameOffer(kept.wish, wish) ? toOwnWeek(kept) : undefined;
}
