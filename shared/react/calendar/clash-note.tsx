import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** What it means that a time is greyed: read out with each of them, seen once. */
export function ClashNote({
  id,
  isSeen = true,
}: {
  readonly id: string;
  /** Where there is no room it is only read out. */
  readonly isSeen?: boolean;
}) {
  const { t } = useTranslation('booking');
  return (
    <p className={isSeen ? 'flex items-center gap-2 text-soft text-sm' : 'sr-only'}>
      {isSeen && <span aria-hidden="true" className="slot clashing size-4 min-h-0! flex-none" />}
      <span id={id}>{t('overlay.clash')}</span>
    </p>
  );
}
