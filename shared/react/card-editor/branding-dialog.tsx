import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';

interface BrandingDialogProps {
  /** The company has no branding of its own, or who asks may not change it. */
  readonly reason: 'upgrade' | 'admins';
  /** Where plans are told of; null where nobody says so. */
  readonly plansUrl: string | null;
  readonly onClose: () => void;
}

/** Why the company's look cannot be changed, and where to go (Spec B §2.6). */
export function BrandingDialog({ reason, plansUrl, onClose }: BrandingDialogProps) {
  const t = useTexts('card-editor');
  return (
    <Dialog
      title={t(`branding.${reason}.title`)}
      onClose={onClose}
      className="flex flex-col items-start gap-4 px-(--gutter) py-5 text-pretty"
    >
      <p>{t(`branding.${reason}.text`)}</p>
      {reason === 'upgrade' && <Upgrade plansUrl={plansUrl} />}
    </Dialog>
  );
}

function Upgrade({ plansUrl }: Pick<BrandingDialogProps, 'plansUrl'>) {
  const t = useTexts('card-editor');
  if (!plansUrl) return <p className="text-soft">{t('branding.upgrade.ask')}</p>;
  return (
    <a href={plansUrl} target="_blank" rel="noopener" className={buttonClass('primary')}>
      {t('branding.upgrade.go')}
    </a>
  );
}
