import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { Surface } from '../actions/action.ts';
import { PanelHead } from './panel-head.tsx';
import { ServerForm } from './server-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** What opens before any server is known: it asks for the address, and for nothing else. */
export function FirstRun({ surface }: { readonly surface: Surface }) {
  const { t } = useTranslation('extension');
  const signIn = useSignIn();
  return (
    <>
      <PanelHead title={t('name')} surface={surface} serverUrl={undefined} isSignedIn={false} />
      <main className="flex flex-col gap-4 px-5 py-4">
        <div className="flex flex-col gap-1">
          <h2 className="font-semibold text-lg tracking-tight">{t('first.title')}</h2>
          <p className="text-pretty text-soft text-sm">{t('first.text')}</p>
        </div>
        <ServerForm serverUrl={undefined} signIn={signIn} />
      </main>
    </>
  );
}
