import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConnectionPanel } from '#shared/react/panels/connection-panel.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { actions, listedActions } from '../../actions/actions.ts';
import { Brand } from '../../brand.tsx';
import { checkConnection } from '../../check-connection.ts';

/** What the toolbar button opens: whether the server in the options answers, and the way to it. */
export function Popup({ serverUrl }: { readonly serverUrl: string }) {
  const { t } = useTranslation('extension');
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['connection', serverUrl],
    queryFn: () =>
      checkConnection(serverUrl, {
        fetch: (...request) => fetch(...request),
        isOnline: () => navigator.onLine,
      }),
    // A server on this device answers without a network; when that comes back, others are asked anew.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
  return (
    <main className="popup">
      <Brand heading={t('name')} />
      <ConnectionPanel
        host={new URL(serverUrl).host}
        connection={isFetching || !data ? 'checking' : data}
        onOpen={() => void actions['open-site'].run({ serverUrl })}
        onTryAgain={() => void refetch()}
        onOptions={() => void actions['open-options'].run({ serverUrl })}
      />
      {listedActions.map(({ label, run }) => (
        <Button key={label} tone="quiet" onClick={() => void run({ serverUrl })}>
          {t(label)}
        </Button>
      ))}
    </main>
  );
}
