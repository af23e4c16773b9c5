import type { Availability } from '#shared/api/availability.ts';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { nextStarts } from '#shared/domain/booking/next-starts.ts';
import { proposedElsewhere } from '#shared/domain/booking/proposed-times.ts';
import {
  dayToShow,
  freeDates,
  toLocalDate,
  type Windows,
  windowOf,
  windowToShow,
} from '#shared/domain/booking/window.ts';

/** What is known of a window's starts: the reply, or that it is on its way, or why there is none. */
export interface WindowReply {
  readonly data: Availability | undefined;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What the calendar shows now. */
export type WindowShown = ReturnType<typeof toWindowShown>;

/** The window that the calendar shows, by what the visitor chose and what is known of the first one. */
export function shownWindow(
  { turnedTo, proposed, timeZone }: Draft,
  first: Availability | undefined,
  windows: Windows,
): string {
  // Spec A §4: the first proposed time is selected.
  const wished = proposed?.[0] && toLocalDate(proposed[0], timeZone);
  return windowToShow({ turnedTo: turnedTo ?? (wished || undefined), first }, windows);
}

/** What the calendar shows of a window, from the draft and what the server said. */
export function toWindowShown(
  draft: Draft,
  known: {
    readonly windows: Windows;
    readonly from: string;
    readonly reply: WindowReply;
    /** The window that the next free starts are of: the first one that has any. */
    readonly next: { readonly from: string; readonly data: Availability | undefined };
  },
) {
  const { windows, from, reply, next } = known;
  const { proposed, timeZone } = draft;
  const free = freeDates(reply.data, from, windows);
  const isChosenFree = free.some(({ date }) => date === draft.date);
  const isChosenShown = reply.isSuccess && draft.date && windowOf(draft.date, windows) === from;
  return {
    today: windows.today,
    from,
    free,
    date: dayToShow(draft.date, free),
    /** The visitor's own choice, where it is free. */
    chosenDate: isChosenFree ? draft.date : undefined,
    /** The same where it has nothing for what they chose since. */
    missedDate: isChosenFree || !isChosenShown ? undefined : draft.date,
    /** A few starts to choose from at a glance; undefined while nobody knows. */
    next: next.data && nextStarts(freeDates(next.data, next.from, windows), timeZone),
    /** Where to look when the weeks have nothing; null where nothing can be had at all. */
    otherDate:
      (proposed
        ? proposedElsewhere(proposed, { ...windows, from, timeZone })
        : reply.data?.earliestAvailableDate) ?? null,
    /** From when hosts who pause take something again. */
    pausedUntil: reply.data?.pausedUntil ?? null,
    isLoading: reply.isPending,
    error: reply.error,
    retry: () => void reply.refetch(),
  };
}
