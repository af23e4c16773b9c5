import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { leavePage } from '../history/history-entry.ts';

/** Spec A §2: `from_form=true` shows a Back button. */
export function BackLink() {
  const { t } = useTranslation('booking');
  return (
    <button
      type="button"
      onClick={leavePage}
      data-leads-away
      className="touch mt-0 -ml-2 mb-4 inline-flex items-center gap-1 rounded-lg py-1 pr-3 pl-1 text-soft hover:bg-ink/5 hover:text-ink"
    >
      <Icon name="left" />
      {t('panel.back')}
    </button>
  );
}
