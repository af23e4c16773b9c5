import { type SignInProvider, signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { AskPassword } from './ask-password.tsx';

interface LinkDialogProps {
  readonly provider: SignInProvider;
  readonly asksPassword: boolean;
  readonly onClose: () => void;
}

/** One more way in: the password is asked for once more, then it goes on at the provider, and back here. */
export function LinkDialog({ provider, asksPassword, onClose }: LinkDialogProps) {
  const t = useTexts('profile');
  const name = signInNames[provider];
  const { mutateAsync } = api.useChange('post', '/auth/linked-accounts');
  const link = async (password?: string) => {
    const { url } = await mutateAsync({ body: { provider, password, next: location.pathname } });
    location.assign(url);
  };
  const form = { isStep: true, verb: t('ways.goOn', { name }), onClose } as const;
  return (
    <FormFrame title={t('ways.linkNamed', { name })} onClose={onClose}>
      {asksPassword ? (
        <AskPassword {...form} onPassword={link} />
      ) : (
        <DialogForm {...form} onSave={() => link()}>
          <p className="text-pretty">{t('ways.text')}</p>
        </DialogForm>
      )}
    </FormFrame>
  );
}
