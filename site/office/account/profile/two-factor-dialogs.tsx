import { useState } from 'react';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
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
    <FormFrame title={t('twoFactor.title')} onClose={onClose} isHeld={isOn}>
      {!begin.data && (
        <AskPassword
          isStep
          verb={t('twoFactor.next')}
          onPassword={(password) => begin.mutateAsync({ body: { password } })}
          onClose={onClose}
        />
      )}
      {begin.data && !isOn && (
        <AppCode uri={begin.data.uri} onConfirmed={() => setOn(true)} onClose={onClose} />
      )}
      {begin.data && isOn && <RecoveryCodes codes={begin.data.recoveryCodes} onClose={onClose} />}
    </FormFrame>
  );
}

export function NewCodesDialog({ onClose }: DialogProps) {
  const t = useTexts('profile');
  const renew = api.useChange('post', '/auth/two-factor/recovery-codes');
  return (
    <FormFrame title={t('twoFactor.newCodes')} onClose={onClose} isHeld={renew.isSuccess}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />
      ) : (
        <AskPassword
          isStep
          verb={t('twoFactor.newCodes')}
          onPassword={(password) => renew.mutateAsync({ body: { password } })}
          onClose={onClose}
        />
      )}
    </FormFrame>
  );
}

export function TurnOffDialog({ onClose }: DialogProps) {
  const t = useTexts('profile');
  const end = api.useChange('post', '/auth/two-factor/off');
  return (
    <FormFrame title={t('twoFactor.title')} onClose={onClose}>
      <AskPassword
        verb={t('twoFactor.turnOff')}
        onPassword={(password) => end.mutateAsync({ body: { password } })}
        onClose={onClose}
      />
    </FormFrame>
  );
}
