import { SIGN_IN_PROVIDERS, type SignInProvider } from '#shared/domain/sign-in-with.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/office/api.ts';
import { AskPassword } from './ask-password.tsx';
import { RefusalText } from './refusal-text.tsx';

interface LinkDialogProps {
  readonly provider: SignInProvider;
  readonly asksPassword: boolean;
  readonly onClose: () => void;
}

/** One more way in: the password is asked for once more, then it goes on at the provider. */
export function LinkDialog({ provider, asksPassword, onClose }: LinkDialogProps) {
  const t = useTexts('profile');
  const errorText = useErrorText();
  const name = SIGN_IN_PROVIDERS[provider];
  const begin = api.useChange('post', '/auth/linked-accounts', {
    onSuccess: ({ url }) => location.assign(url),
  });
  const submit = t('ways.goOn', { name });
  const isBusy = begin.isPending || begin.isSuccess;
  return (
    <Dialog title={t('ways.linkNamed', { name })} onClose={onClose} className="p-5">
      {asksPassword ? (
        <AskPassword
          submit={submit}
          error={begin.error}
          isBusy={isBusy}
          onPassword={(password) => begin.mutate({ body: { provider, password } })}
        />
      ) : (
        <div className="flex flex-col gap-5">
          <RefusalText text={begin.error ? errorText(begin.error) : undefined} />
          <Button busy={isBusy} onClick={() => begin.mutate({ body: { provider } })}>
            {submit}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
