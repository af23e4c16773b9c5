import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { api } from '#site/office/api.ts';
import { AskPassword } from '#site/office/ways-in/ask-password.tsx';
import { AppCode } from './app-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface DialogProps {
  readonly onClose: () => void;
}

/** Password, then the secret and a first code, then the recovery codes. */
export function TurnOnDialog({ onClose }: DialogProps) {
  const t = useTexts('profile');
  const begin = api.useChange('post', '/auth/two-factor');
  const [isOn, setOn] = useState(false);
  return (
    <Dialog title={t('twoFactor.title')} onClose={onClose} isHeld={isOn} className="p-5">
      {!begin.data && (
        <AskPassword
          submit={t('twoFactor.next')}
          error={begin.error}
          isBusy={begin.isPending}
          onPassword={(password) => begin.mutate({ body: { password } })}
        />
      )}
      {begin.data && !isOn && <AppCode uri={begin.data.uri} onConfirmed={() => setOn(true)} />}
      {begin.data && isOn && <RecoveryCodes codes={begin.data.recoveryCodes} onClose={onClose} />}
    </Dialog>
  );
}

export function NewCodesDialog({ onClose }: DialogProps) {
  const t = useTexts('profile');
  const renew = api.useChange('post', '/auth/two-factor/recovery-codes');
  return (
    <Dialog
      title={t('twoFactor.newCodes')}
      onClose={onClose}
      isHeld={renew.isSuccess}
      className="p-5"
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />
      ) : (
        <AskPassword
          submit={t('twoFactor.newCodes')}
          error={renew.error}
          isBusy={renew.isPending}
          onPassword={(password) => renew.mutate({ body: { password } })}
        />
      )}
    </Dialog>
  );
}

export function TurnOffDialog({ onClose }: DialogProps) {
  const t = useTexts('profile');
  const end = api.useChange('post', '/auth/two-factor/off', { onSuccess: onClose });
  return (
    <Dialog title={t('twoFactor.title')} onClose={onClose} className="p-5">
      <AskPassword
        submit={t('twoFactor.turnOff')}
        error={end.error}
        isBusy={end.isPending}
        onPassword={(password) => end.mutate({ body: { password } })}
      />
    </Dialog>
  );
}
