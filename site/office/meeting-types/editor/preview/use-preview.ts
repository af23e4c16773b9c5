import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { groupByDate } from '#shared/domain/availability/group-by-date.ts';
import { lastOfWindow, type Windows, windowInstants } from '#shared/domain/booking/window.ts';
import { compareSlots } from '#shared/domain/meeting-type/compare-slots.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import {
  previewSlots,
  type SlotFacts,
  type SlotRules,
} from '#shared/domain/meeting-type/preview-slots.ts';
import { api } from '#site/office/api.ts';
import type { Editor } from '../use-editor.ts';

interface Asked {
  readonly editor: Editor;
  readonly saved: EditedMeetingType | undefined;
  readonly meetingTypeId: string | undefined;
  readonly windows: Windows;
  /** The first date of the window that is shown. */
  readonly from: string;
  readonly timeZone: string;
  /** The one that a visitor would have chosen. */
  readonly durationMinutes: number;
}

/**
 * The slots that the edited rules give, by date, beside those of the saved ones: calculated here, from
 * facts that are asked for once a window and again only for other hosts or hours.
 */
export function usePreview({ editor, saved, durationMinutes, timeZone, windows, ...asked }: Asked) {
  const rules = readable(editor, saved);
  const was = saved ?? rules;
  const facts = useFacts(asked, rules.hosts);
  const savedFacts = useFacts(asked, was.hosts);
  const range = useMemo(() => toRange(asked.from), [asked.from]);
  const isOffered = (of: SlotRules & Pick<EditedMeetingType, 'allowedDurations'>) =>
    of.durationMinutes === durationMinutes || of.allowedDurations.includes(durationMinutes);
  const slotsOf = (of: typeof rules, known: SlotFacts | undefined) =>
    known && isOffered(of) ? previewSlots({ ...of, durationMinutes }, known, range) : [];
  const compared = compareSlots(
    saved ? slotsOf(was, savedFacts.data) : slotsOf(rules, facts.data),
    slotsOf(rules, facts.data),
  );
  const last = lastOfWindow(asked.from, windows.firstWeekday);
  const days = groupByDate(compared, timeZone).filter(
    ({ date }) => date >= asked.from && date <= last,
  );
  return {
    days,
    isLoading: facts.data === undefined || savedFacts.data === undefined,
    error: facts.error ?? savedFacts.error,
    retry: () => void Promise.all([facts.refetch(), savedFacts.refetch()]),
  };
}

function useFacts(
  { meetingTypeId, from }: Pick<Asked, 'meetingTypeId' | 'from'>,
  hosts: EditedMeetingType['hosts'],
) {
  const asked = hosts
    .filter(({ enabled }) => enabled)
    .map(({ hostId, scheduleId }) => (scheduleId === null ? hostId : `${hostId}.${scheduleId}`))
    .sort();
  const query = { ...(meetingTypeId && { meetingTypeId }), hosts: asked, ...windowInstants(from) };
  return useQuery({
    ...api.toQuery('get', '/meeting-type/editor/facts', { params: { query } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** The rules as they can be read: a field that holds no value counts as it was. */
function readable({ values, unread }: Editor, saved: EditedMeetingType | undefined) {
  const instead = saved ?? newMeetingType([]);
  const entries = Object.entries(instead).filter(([name]) => unread.has(name));
  return { ...values, ...Object.fromEntries(entries) };
}

function toRange(from: string) {
  const { start, end } = windowInstants(from);
  return { startMinute: Date.parse(start) / 60_000, endMinute: Date.parse(end) / 60_000 };
}
