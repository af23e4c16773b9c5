import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The way in without the app, shown this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTexts('profile');
  return (
    <div className="flex flex-col gap-5 pb-5">
      <p ref={focusElement} tabIndex={-1} className="text-pretty text-sm outline-none">
        {t('twoFactor.keepCodes')}
      </p>
      <ul className="grid grid-cols-2 gap-2 rounded-lg bg-sunken p-4 text-center font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download="kalends-recovery-codes.txt"
          className={buttonClass('quiet')}
        >
          {t('twoFactor.download')}
        </a>
        <Button onClick={onClose}>{t('twoFactor.done')}</Button>
      </div>
    </div>
  );
}
