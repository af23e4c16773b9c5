import { useState } from 'react';
import type { Connection } from '#shared/api/connection.ts';
import { isGivenCalendar } from '#shared/domain/integrations/calendar-providers.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { feedRefusals, refusals } from './account-form.tsx';
import { AddressField } from './address-field.tsx';
import { AuthoriseDialog } from './authorise-dialog.tsx';
import { useConnectionsChange } from './own-connections.ts';
import { calDavServiceOf, PasswordField } from './password-field.tsx';
import { useConnectionName } from './service-words.ts';

interface ReconnectDialogProps {
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** Opens a connected account anew, by whatever opens it. */
export function ReconnectDialog({ connection, onClose }: ReconnectDialogProps) {
  const t = useTexts('integrations');
  const name = useConnectionName()(connection);
  const { provider } = connection;
  return isGivenCalendar(provider) ? (
    <GivenDialog connection={connection} name={name} onClose={onClose} />
  ) : (
    <AuthoriseDialog provider={provider} title={t('reconnect.title', { name })} onClose={onClose} />
  );
}

/** By another password, a feed by another address. */
function GivenDialog({
  connection,
  name,
  onClose,
}: ReconnectDialogProps & { readonly name: string }) {
  const t = useTexts('integrations');
  const [typed, setTyped] = useState('');
  const toast = useToast();
  const change = useConnectionsChange();
  const { mutateAsync, isPending } = api.useChange(
    'put',
    '/connections/{connectionId}/credentials',
    {
      // The password is kept nowhere.
      gcTime: 0,
    },
  );
  const isFeed = connection.provider === 'feed';
  const path = { connectionId: connection.id };
  const body = isFeed ? { address: typed } : { password: typed };
  const onSave = async () => {
    await change(() => mutateAsync({ params: { path }, body }));
    toast.show(t('connect.done', { name }), t('calendars.readNow'));
  };
  return (
    <FormDialog
      title={t('reconnect.title', { name })}
      verb={t('reconnect.do')}
      refusals={isFeed ? feedRefusals : refusals}
      onSave={onSave}
      onClose={onClose}
    >
      {isFeed ? (
        <AddressField service="feed" value={typed} onText={setTyped} />
      ) : (
        <PasswordField
          service={calDavServiceOf(connection.service)}
          value={typed}
          onText={setTyped}
        />
      )}
      <p role="status" className="text-pretty text-sm text-soft empty:hidden">
        {isPending && t('connect.asking', { name })}
      </p>
    </FormDialog>
  );
}
