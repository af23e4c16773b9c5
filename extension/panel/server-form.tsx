import { useCall } from '#shared/react/api/use-call.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { findServer } from '../find-server.ts';
import type { SignInOutcome } from '../sign-in.ts';
import { isOwnWord } from './own-word.ts';
import type { useSignIn } from './use-sign-in.ts';

interface ServerFormProps {
  /** What stands in it at first: nothing, where none is known. */
  readonly serverUrl: string | undefined;
  readonly signIn: ReturnType<typeof useSignIn>;
}

/** The server's address: a draft, until somebody who connects has been let in there. */
export function ServerForm({ serverUrl, signIn }: ServerFormProps) {
  const { t } = useTranslation('extension');
  const search = useCall(findServer, {
    onSuccess: (found) => found && signIn.mutate(found),
  });
  const isRefused = search.isSuccess && search.data === undefined;
  const outcome = signIn.isError ? 'failed' : signIn.data;
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
        {isRefused
          ? t('options.refused')
          : outcome && <Outcome outcome={outcome} serverUrl={search.data ?? serverUrl} />}
      </p>
    </form>
  );
}

interface OutcomeProps {
  readonly outcome: SignInOutcome;
  readonly serverUrl: string | undefined;
}

function Outcome({ outcome, serverUrl }: OutcomeProps) {
  const { t } = useTranslation('extension');
  const host = serverUrl === undefined ? '' : new URL(serverUrl).host;
  if (outcome === 'signed-in') return t('connection.state.connected', { host });
  if (isOwnWord(outcome)) return t(`signIn.${outcome}`);
  return `${t(`connection.state.${outcome}`, { host })}. ${t(`connection.hint.${outcome}`, { host })}`;
}
