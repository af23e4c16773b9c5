import { useState } from 'react';
import type { Connection } from '#shared/api/connection.ts';
import { isGivenCalendar } from '#shared/domain/integrations/calendar-providers.ts';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { useConnectionsChange } from './own-connections.ts';
import { useConnectionName } from './service-words.ts';

/** What becomes of the events that were written there. */
const WAYS = ['keep', 'remove'] as const;
type Way = (typeof WAYS)[number];

/** By what Kalends is let in there. */
const credentialOf = (provider: Connection['provider']) =>
  isGivenCalendar(provider) ? provider : 'authorised';

interface DisconnectDialogProps {
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** Asks before an account is forgotten, and what becomes of what was written into it. */
export function DisconnectDialog({ connection, onClose }: DisconnectDialogProps) {
  const t = useTexts('integrations');
  const name = useConnectionName()(connection);
  const [events, setEvents] = useState<Way>('keep');
  const toast = useToast();
  const change = useConnectionsChange();
  const { mutateAsync } = api.useChange('delete', '/connections/{connectionId}');
  const params = { path: { connectionId: connection.id }, query: { events } };
  const onDo = async () => {
    await change(() => mutateAsync({ params }));
    toast.show(t('calendars.title'), t('disconnect.done', { name }));
  };
  const mayHaveWritten = connection.calendars.some(({ isReadOnly }) => !isReadOnly);
  return (
    <AskDialog
      title={t('disconnect.title', { name })}
      verb={t('disconnect.do')}
      tone="danger"
      onDo={onDo}
      onClose={onClose}
    >
      <p className="text-pretty text-soft">
        {t(`disconnect.text.${credentialOf(connection.provider)}`)}
      </p>
      {mayHaveWritten && (
        <fieldset>
          <legend className="mb-1 font-medium text-sm">{t('disconnect.events')}</legend>
          {WAYS.map((way) => (
            <label key={way} className="flex min-h-11 items-start gap-3 py-2 text-sm">
              <input
                type="radio"
                name="events"
                checked={events === way}
                onChange={() => setEvents(way)}
                className="size-5 shrink-0 accent-(--brand-text)"
              />
              <span className="text-pretty">{t(`disconnect.${way}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </AskDialog>
  );
}
