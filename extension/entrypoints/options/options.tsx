import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { actionsOn } from '../../actions/actions.ts';
import { ComposeSwitch } from '../../compose/compose-switch.tsx';
import { ServerForm } from '../../panel/server-form.tsx';
import { useSignIn } from '../../panel/use-sign-in.ts';
import { useStored } from '../../panel/use-stored.ts';
import { stored } from '../../storage.ts';

/** Where a person says which Kalends server this browser works with, and in whose name. */
export function Options() {
  const { t } = useTranslation('extension');
  const signedIn = useStored(stored.signIn);
  const typedServer = useStored(stored.typedServer);
  const serverUrl = signedIn?.serverUrl ?? typedServer;
  const signIn = useSignIn();
  return (
    <main className="options">
      <header className="flex items-center gap-3">
        <Mark className="size-8 shrink-0" />
        <h1 className="font-semibold text-lg tracking-tight">{t('options.title')}</h1>
      </header>
      <ServerForm serverUrl={serverUrl} signIn={signIn} />
      {signedIn && (
        <section className="card flex flex-col items-start gap-1 px-5 py-4 wrap-anywhere">
          <p className="font-medium">{t('account.as', { email: signedIn.account.email })}</p>
          <p className="text-soft text-sm">
            {t('account.company', { name: signedIn.account.companyName })}
          </p>
          <p className="text-soft text-sm">
            {t('account.server', { host: new URL(signedIn.serverUrl).host })}
          </p>
          <Button
            tone="quiet"
            className="mt-3"
            busy={signIn.isPending}
            onClick={() => signIn.mutate(signedIn.serverUrl)}
          >
            {t('account.change')}
          </Button>
        </section>
      )}
      <ComposeSwitch />
      <div className="flex flex-wrap gap-2">
        {actionsOn('options', { serverUrl, isSignedIn: signedIn !== undefined }).map(
          ({ label, run }) => (
            <Button key={label} tone="quiet" onClick={() => void run({ serverUrl })}>
              {t(label)}
            </Button>
          ),
        )}
      </div>
    </main>
  );
}
