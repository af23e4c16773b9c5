import { type SignInProvider, signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
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

/** One more way in: the password is asked for once more, then it goes on at the provider, and back here. */
export function LinkDialog({ provider, asksPassword, onClose }: LinkDialogProps) {
  const t = useTexts('profile');
  const errorText = useErrorText();
  const name = signInNames[provider];
  const begin = api.useChange('post', '/auth/linked-accounts', {
    onSuccess: ({ url }) => location.assign(url),
  });
  const link = (password?: string) =>
    begin.mutate({ body: { provider, password, next: location.pathname } });
  const submit = t('ways.goOn', { name });
  const isBusy = begin.isPending || begin.isSuccess;
  return (
    <Dialog title={t('ways.linkNamed', { name })} onClose={onClose} className="p-5">
      {asksPassword ? (
        <AskPassword submit={submit} error={begin.error} isBusy={isBusy} onPassword={link} />
      ) : (
        <div className="flex flex-col gap-5">
          <RefusalText text={begin.error ? errorText(begin.error) : undefined} />
          <Button busy={isBusy} onClick={() => link()}>
            {submit}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
