import { useQueryClient } from '@tanstack/react-query';
import type { Connection } from '#shared/api/connection.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Menu } from '#shared/react/ui/menu.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { type OwnConnections, ownConnections, withConnection } from './own-connections.ts';
import { useConnectionName } from './service-words.ts';
import { usePause } from './use-pause.ts';

export type Question = 'reconnect' | 'disconnect';

interface ConnectionToolsProps {
  readonly connection: Connection;
  readonly onAsk: (question: Question) => void;
}

const { queryKey } = ownConnections;

/** What its owner can put right by giving another password or address. */
const mended: readonly CalendarTrouble[] = [
  'credentials-refused',
  'no-calendar-there',
  'answer-not-understood',
];

/** What is done with a connection most: looked into now, gone on with, opened anew. */
export function ConnectionButtons({ connection, onAsk }: ConnectionToolsProps) {
  const t = useTexts('integrations');
  const name = useConnectionName()(connection);
  const pause = usePause(connection);
  const { isLooking, look } = useLook(connection);
  const { isPaused, trouble } = connection;
  return (
    <div className="flex flex-wrap gap-2 max-sm:[&_.button]:px-3 max-sm:[&_.button]:text-sm">
      {!isPaused && trouble && mended.includes(trouble.kind) && (
        <Button onClick={() => onAsk('reconnect')}>
          {t('reconnect.do')}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button tone="quiet" busy={isLooking} onClick={() => (isPaused ? pause(false) : void look())}>
        {t(isPaused ? 'calendars.goOn' : 'calendars.look')}
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

/** What is done with it more rarely. */
export function ConnectionMenu({ connection, onAsk }: ConnectionToolsProps) {
  const t = useTexts('integrations');
  const name = useConnectionName()(connection);
  const pause = usePause(connection);
  const { isPaused } = connection;
  return (
    <Menu
      label={t('calendars.actions', { name })}
      items={[
        isPaused
          ? { label: t('calendars.goOn'), icon: 'again', run: () => pause(false) }
          : { label: t('calendars.pause'), icon: 'moon', run: () => pause(true) },
        { label: t('reconnect.do'), icon: 'key', run: () => onAsk('reconnect') },
        {
          label: t('disconnect.do'),
          icon: 'trash',
          tone: 'danger',
          run: () => onAsk('disconnect'),
        },
      ]}
    />
  );
}

/** Reads the calendars of a connection now, and says whether that went well. */
function useLook(connection: Connection) {
  const t = useTexts('integrations');
  const toast = useToast();
  const queryClient = useQueryClient();
  const name = useConnectionName()(connection);
  const { mutate, isPending } = api.useChange('post', '/connections/{connectionId}/read', {
    onSuccess: (read) => {
      queryClient.setQueryData<OwnConnections>(
        queryKey,
        (shown) => shown && withConnection(shown, read),
      );
      if (read.trouble) toast.fail(t(`troubles.${read.trouble.kind}.what`));
      else toast.show(name, t('calendars.readNow'));
    },
    onError: toast.failWith,
  });
  return {
    isLooking: isPending,
    look: () => mutate({ params: { path: { connectionId: connection.id } } }),
  } as const;
}
