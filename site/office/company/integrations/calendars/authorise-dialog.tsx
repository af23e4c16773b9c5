import {
  type AuthorisedCalendar,
  calendarNames,
} from '#shared/domain/integrations/calendar-providers.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';

interface AuthoriseDialogProps {
  readonly provider: AuthorisedCalendar;
  readonly title: string;
  readonly onClose: () => void;
}

/** Somebody who has connected it lets us in anew at their provider's own page, and comes back. */
export function AuthoriseDialog({ provider, title, onClose }: AuthoriseDialogProps) {
  return (
    <FormFrame title={title} onClose={onClose}>
      <AuthoriseForm provider={provider} onClose={onClose} />
    </FormFrame>
  );
}

interface AuthoriseFormProps extends Omit<AuthoriseDialogProps, 'title'> {
  /** Back to the list of services, where it was chosen from. */
  readonly onOtherService?: () => void;
}

/** What leads to the provider's own page, within a dialog. */
export function AuthoriseForm({ provider, onOtherService, onClose }: AuthoriseFormProps) {
  const t = useTexts('integrations');
  const profile = useTexts('profile');
  const { mutateAsync } = api.useChange('post', '/connections/authorise');
  const go = async () => {
    const { url } = await mutateAsync({ body: { provider } });
    location.assign(url);
  };
  return (
    <DialogForm
      isStep
      verb={profile('ways.goOn', { name: calendarNames[provider] })}
      aside={
        onOtherService && (
          <Button tone="plain" className="sm:mr-auto sm:-ml-4" onClick={onOtherService}>
            {t('connect.another')}
          </Button>
        )
      }
      onSave={go}
      onClose={onClose}
    >
      <p className="text-pretty">{t('reconnect.there')}</p>
    </DialogForm>
  );
}
