import { useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { RefusalText } from './refusal-text.tsx';
import { SecretField } from './secret-field.tsx';
import { useRefusal } from './use-refusal.ts';

interface AskPasswordProps {
  readonly submit: string;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onPassword: (password: string) => void;
}

/** Asks for the password again, before what a borrowed browser should not do. */
export function AskPassword({ submit, error, isBusy, onPassword }: AskPasswordProps) {
  const t = useTexts('profile');
  const [password, setPassword] = useState('');
  const { ofPassword, other } = useRefusal(error);
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onPassword(password);
      }}
    >
      <SecretField
        ref={focusOnOpen}
        label={t('password.current')}
        autoComplete="current-password"
        value={password}
        problem={ofPassword}
        onValue={setPassword}
      />
      <RefusalText text={other} />
      <div className="actions">
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
