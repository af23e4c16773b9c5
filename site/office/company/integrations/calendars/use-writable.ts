import type { Options } from '#shared/react/form/choice-dialog.tsx';
import type { OwnConnections } from './own-connections.ts';
import { useConnectionName } from './service-words.ts';

/** One's calendars that take events, as a choice; each is told from others of its name by its account. */
export function useWritable({ connections }: Pick<OwnConnections, 'connections'>): Options {
  const toName = useConnectionName();
  return connections.flatMap((connection) =>
    connection.calendars
      .filter(({ isReadOnly }) => !isReadOnly)
      .map(({ id, name }) => [id, `${name} (${toName(connection)})`] as const),
  );
}
