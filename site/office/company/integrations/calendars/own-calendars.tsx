import { lazy, Suspense, useState } from 'react';
import type { Connection } from '#shared/api/connection.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { useFocusKept } from '#site/office/use-focus-kept.ts';
import { useNow } from '#site/office/use-now.ts';
import { CalendarUse } from './calendar-use.tsx';
import { ConnectionCard } from './connection-card.tsx';
import type { Question } from './connection-tools.tsx';
import { MeetingTypePlaces } from './meeting-type-places.tsx';
import { useOwnConnections } from './own-connections.ts';
import { useWelcome } from './use-welcome.ts';

const ReconnectDialog = lazy(() =>
  import('./reconnect-dialog.tsx').then((module) => ({ default: module.ReconnectDialog })),
);
const DisconnectDialog = lazy(() =>
  import('./disconnect-dialog.tsx').then((module) => ({ default: module.DisconnectDialog })),
);

interface OwnCalendarsProps {
  /** What has just been connected. */
  readonly newId: string | undefined;
  readonly onConnect: () => void;
}

/** What somebody has connected, and how it is used. */
export function OwnCalendars({ newId, onConnect }: OwnCalendarsProps) {
  const t = useTexts('integrations');
  const shown = useOwnConnections();
  const nowMs = useNow() * 60_000;
  const [asked, setAsked] = useState<{ question: Question; connection: Connection }>();
  const { connections } = shown;
  const cameBackWith = useWelcome(connections);
  const close = () => setAsked(undefined);
  // Once the question is gone whose answer took its card away.
  useFocusKept(asked ? 1 : 0);
  if (connections.length === 0 && !asked) {
    return (
      <EmptyList icon="calendar" title={t('calendars.empty.title')}>
        <p>{t('calendars.empty.text')}</p>
        <Button className="mt-4" onClick={onConnect}>
          {t('connect.title')}
        </Button>
      </EmptyList>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('calendars.title')} className="flex flex-col gap-3">
        {connections.map((connection) => (
          <ConnectionCard
            key={connection.id}
            connection={connection}
            nowMs={nowMs}
            isNew={connection.id === (newId ?? cameBackWith)}
            onAsk={(question) => setAsked({ question, connection })}
          />
        ))}
      </ul>
      {connections.length > 0 && <CalendarUse {...shown} />}
      {connections.length > 0 && <MeetingTypePlaces {...shown} />}
      <Suspense>
        {asked?.question === 'reconnect' && (
          <ReconnectDialog connection={asked.connection} onClose={close} />
        )}
        {asked?.question === 'disconnect' && (
          <DisconnectDialog connection={asked.connection} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
