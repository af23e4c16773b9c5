import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { MeetingTypePlaces } from '#shared/api/connection.ts';
import { useUndoable } from '#shared/react/form/use-undoable.ts';
import { api } from '#site/office/api.ts';
import { type PlacedMeetingType, placeOf, placesOf } from './own-places.ts';

interface Part {
  readonly row: PlacedMeetingType;
}

/** Has the appointments of a meeting type of a page written elsewhere, or where all are, at once and with a way back. */
export function usePlaceChange(page: number) {
  const { queryKey } = placesOf(page);
  const queryClient = useQueryClient();
  const { mutateAsync } = api.useChange('patch', '/user2/calendar-sync', {
    scope: { id: 'calendar-sync' },
    // The calendar, or the meeting type, may be gone; another tab may have changed the same.
    onError: () => queryClient.invalidateQueries({ queryKey }),
    // The other pages, and those that follow: what is shown here is known.
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: other }) =>
          other[1] === queryKey[1] && hashKey(other) !== hashKey(queryKey),
      }),
  });
  return useUndoable<MeetingTypePlaces, Part>({
    queryKey,
    merge: withRow,
    save: async ({ row }, { row: was }) => {
      const { id: meetingTypeId } = row;
      const change = { meetingTypeId, calendarId: placeOf(row), was: placeOf(was) };
      await mutateAsync({ body: { meetingTypes: [change] } });
      const shown = queryClient.getQueryData<MeetingTypePlaces>(queryKey);
      if (!shown) throw new Error('Nothing is shown that could be changed');
      return shown;
    },
  });
}

/** One that follows the default stands there no more. */
function withRow({ meetingTypes, ...facts }: MeetingTypePlaces, { row }: Part): MeetingTypePlaces {
  const others = meetingTypes.filter(({ id }) => id !== row.id);
  const rows = row.followsDefault ? others : [...others, row];
  const total = facts.total + rows.length - meetingTypes.length;
  return { ...facts, total, meetingTypes: rows.toSorted((a, b) => a.name.localeCompare(b.name)) };
}
