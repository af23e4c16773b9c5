import { useCall } from '#shared/react/api/use-call.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { findServer } from '../../find-server.ts';
import type { useSignIn } from '../../panel/use-sign-in.ts';
import type { SignInOutcome } from '../../sign-in.ts';

interface ServerFormProps {
  readonly serverUrl: string;
  readonly signIn: ReturnType<typeof useSignIn>;
}

/** The server's address; connecting finds it and asks for consent there. */
export function ServerForm({ serverUrl, signIn }: ServerFormProps) {
  const { t } = useTranslation('extension');
  const search = useCall(findServer, {
    onSuccess: (found) => found && signIn.mutate(found),
  });
  const isRefused = search.isSuccess && search.data === undefined;
  const outcome = signIn.isError ? 'failed' : signIn.data;
  const host = new URL(search.data ?? serverUrl).host;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        signIn.reset();
        search.mutate(String(new FormData(event.currentTarget).get('serverUrl')));
      }}
    >
      <label htmlFor="serverUrl" className="font-medium text-sm">
        {t('options.server')}
      </label>
      <input
        id="serverUrl"
        name="serverUrl"
        className="field"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        defaultValue={serverUrl}
        aria-describedby="hint outcome"
        aria-invalid={isRefused}
      />
      <p id="hint" className="text-sm text-soft">
        {t('options.hint')}
      </p>
      <Button type="submit" className="mt-2 self-start" busy={search.isPending || signIn.isPending}>
        {t('options.connect')}
      </Button>
      <p
        id="outcome"
        role="status"
        className={`min-h-6 text-pretty ${outcome === 'signed-in' ? 'text-success' : 'text-danger'}`}
      >
        {isRefused ? t('options.refused') : outcome && <Outcome outcome={outcome} host={host} />}
      </p>
    </form>
  );
}

function Outcome({ outcome, host }: { readonly outcome: SignInOutcome; readonly host: string }) {
  const { t } = useTranslation('extension');
  if (outcome === 'signed-in') return t('connection.state.connected', { host });
  if (outcome === 'refused' || outcome === 'failed') return t(`signIn.${outcome}`);
  return `${t(`connection.state.${outcome}`, { host })}. ${t(`connection.hint.${outcome}`, { host })}`;
}
