import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { OverlayShown } from './overlay-shown.ts';

/** The quiet way to the visitor's own calendar; once there is one, it says which. */
export function OverlayButton({ overlay }: { readonly overlay: OverlayShown | undefined }) {
  const { t } = useTranslation('booking');
  const names = overlay?.names ?? [];
  const [first = t('overlay.pasted')] = names;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={overlay?.onOpen}
      className="touch -mx-1.5 -my-0.5 rounded-md px-1.5 py-0.5 long-words text-left text-soft text-sm hover:bg-ink/5 hover:text-ink"
    >
      {names.length === 0 && t('overlay.check')}
      {names.length === 1 && t('overlay.with', { name: first })}
      {names.length > 1 && t('overlay.withMany', { count: names.length })}
    </button>
  );
}
