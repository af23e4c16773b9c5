import { useQueryClient } from '@tanstack/react-query';
import type { CalendarSync } from '#shared/api/connection.ts';
import { useUndoable } from '#shared/react/form/use-undoable.ts';
import { api } from '#site/office/api.ts';
import { type OwnConnections, ownConnections } from './own-connections.ts';

/** A change of how calendars are used: of one that takes time, or of what holds for all. */
interface Part {
  readonly busy?: { readonly id: string; readonly isBusy: boolean };
  readonly sync?: Partial<CalendarSync>;
}

const { queryKey } = ownConnections;

/** Changes how one's calendars are used at once, with a way back. */
export function useCalendarUse() {
  const queryClient = useQueryClient();
  const { mutateAsync } = api.useChange('patch', '/user2/calendar-sync', {
    // Each says which calendars take time in all: what is pressed first arrives first.
    scope: { id: 'calendar-sync' },
    // Another tab may have changed the same.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const read = (): OwnConnections => {
    const shown = queryClient.getQueryData<OwnConnections>(queryKey);
    if (!shown) throw new Error('Nothing is shown that could be changed');
    return shown;
  };
  return useUndoable<OwnConnections, Part>({
    queryKey,
    merge: withPart,
    save: async ({ busy, sync = {} }, was) => {
      const body = busy ? { busyCalendarIds: busyIds(read()) } : { ...sync, was: was.sync };
      await mutateAsync({ body });
      // It is shown already, and so is what has been changed since.
      return read();
    },
  });
}

function withPart(data: OwnConnections, { busy, sync }: Part): OwnConnections {
  const connections = data.connections.map((connection) => ({
    ...connection,
    calendars: connection.calendars.map((each) =>
      each.id === busy?.id ? { ...each, isBusy: busy.isBusy } : each,
    ),
  }));
  return { ...data, connections, sync: { ...data.sync, ...sync } };
}

function busyIds({ connections }: OwnConnections): string[] {
  const calendars = connections.flatMap((connection) => connection.calendars);
  return calendars.filter(({ isBusy }) => isBusy).map(({ id }) => id);
}
