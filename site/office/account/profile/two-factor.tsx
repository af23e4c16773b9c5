import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { Section } from './section.tsx';
import { NewCodesDialog, TurnOffDialog, TurnOnDialog } from './two-factor-dialogs.tsx';

const question = api.toQuery('get', '/auth/two-factor');
const dialogs = { on: TurnOnDialog, off: TurnOffDialog, codes: NewCodesDialog } as const;

/** Whether signing in takes a code of an authenticator app too. */
export function TwoFactor() {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const { data } = api.useData('get', '/auth/two-factor');
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const close = () => {
    setOpen(undefined);
    void queryClient.invalidateQueries({ queryKey: question.queryKey });
  };
  const Dialog = open && dialogs[open];
  return (
    <Section title={t('twoFactor.title')} text={t('twoFactor.text')}>
      {data.isOn ? (
        <>
          <p className="text-sm">{t('twoFactor.isOn', { count: data.recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-3">
            <Button tone="quiet" onClick={() => setOpen('codes')}>
              {t('twoFactor.newCodes')}
            </Button>
            <Button tone="quiet" onClick={() => setOpen('off')}>
              {t('twoFactor.turnOff')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button tone="quiet" onClick={() => setOpen('on')}>
            {t('twoFactor.turnOn')}
          </Button>
        </div>
      )}
      {Dialog && <Dialog onClose={close} />}
    </Section>
  );
}
