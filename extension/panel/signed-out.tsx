import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ConnectionPanel } from '#shared/react/panels/connection-panel.tsx';
import type { Surface } from '../actions/action.ts';
import { actions } from '../actions/actions.ts';
import { checkConnection, network } from '../check-connection.ts';
import { stored } from '../storage.ts';
import { isOwnWord } from './own-word.ts';
import { PanelHead } from './panel-head.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useStored } from './use-stored.ts';

interface SignedOutProps {
  readonly surface: Surface;
  readonly serverUrl: string;
}

/** Whether the server answers, and the way in. */
export function SignedOut({ surface, serverUrl }: SignedOutProps) {
  const { t } = useTranslation('extension');
  const isEnded = useStored(stored.endedSignIn);
  const signIn = useSignIn();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['connection', serverUrl],
    queryFn: () => checkConnection(serverUrl, network),
    // A server on this device answers without a network; when that comes back, others are asked anew.
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
  const outcome = signIn.isError ? 'failed' : signIn.data;
  return (
    <>
      <PanelHead title={t('name')} surface={surface} serverUrl={serverUrl} isSignedIn={false} />
      <main className="flex flex-col gap-4 px-5 py-4">
        <ConnectionPanel
          host={new URL(serverUrl).host}
          connection={isFetching || !data ? 'checking' : data}
          action={{
            label: t('signIn.button'),
            isBusy: signIn.isPending,
            run: () => signIn.mutate(serverUrl),
          }}
          onTryAgain={() => void refetch()}
          onOptions={() => void actions['open-options'].run({ serverUrl })}
        />
        <p role="alert" className="text-pretty text-sm empty:hidden">
          {outcome && isOwnWord(outcome) ? t(`signIn.${outcome}`) : isEnded && t('signIn.ended')}
        </p>
      </main>
    </>
  );
}
