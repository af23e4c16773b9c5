import { useQueryClient } from '@tanstack/react-query';
import type { Connection } from '#shared/api/connection.ts';
import { useUndoable } from '#shared/react/form/use-undoable.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { type OwnConnections, ownConnections, withConnection } from './own-connections.ts';
import { useConnectionName } from './service-words.ts';

const { queryKey } = ownConnections;

/** Has a connection rest, or go on, with a way back. */
export function usePause(connection: Connection): (isPaused: boolean) => void {
  const t = useTexts('integrations');
  const toName = useConnectionName();
  const queryClient = useQueryClient();
  const { mutateAsync } = api.useChange('patch', '/connections/{connectionId}');
  const change = useUndoable<OwnConnections, Pick<Connection, 'id' | 'isPaused'>>({
    queryKey,
    merge: withConnection,
    save: async ({ id, isPaused }) => {
      const saved = await mutateAsync({
        params: { path: { connectionId: id } },
        body: { isPaused },
      });
      const shown = queryClient.getQueryData<OwnConnections>(queryKey);
      if (!shown) throw new Error('Nothing is shown that could be paused');
      return withConnection(shown, saved);
    },
  });
  const { id } = connection;
  return (isPaused) =>
    void change({
      now: { id, isPaused },
      was: { id, isPaused: !isPaused },
      said: t(isPaused ? 'calendars.pausing' : 'calendars.going', { name: toName(connection) }),
    });
}
