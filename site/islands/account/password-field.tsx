import { useId, useState } from 'react';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';
import { passwordStrength } from '#shared/domain/sign-up/password-strength.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { EyeIcon } from './eye-icon.tsx';

interface PasswordFieldProps {
  readonly value: string;
  /** What the form says already, and a password had better not. */
  readonly told: readonly string[];
  readonly onValue: (value: string) => void;
}

/** A password that can be looked at, with a word on how good it is. */
export function PasswordField({ value, told, onValue }: PasswordFieldProps) {
  const { t } = useTranslation('sign-up');
  const [isShown, setShown] = useState(false);
  const id = useId();
  const strength = passwordStrength(value, told);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {t('password')}
      </label>
      <div className="relative">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          required
          minLength={PASSWORD_MIN_LENGTH}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-strength`}
          className="field pr-12"
          onChange={(event) => onValue(event.currentTarget.value)}
        />
        <button
          type="button"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-[0.625rem] text-soft hover:text-ink"
          onClick={() => setShown(!isShown)}
        >
          <EyeIcon isStruck={isShown} />
        </button>
      </div>
      <p id={`${id}-strength`} aria-live="polite" className="mt-1.5 text-soft text-sm">
        {t(`strength.${strength}`, { min: PASSWORD_MIN_LENGTH })}
      </p>
    </div>
  );
}
