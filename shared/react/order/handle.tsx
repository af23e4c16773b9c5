import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { useOrder } from './use-order.ts';

/** What a row is moved by. */
export function Handle({
  name,
  ...handle
}: { readonly name: string } & ReturnType<ReturnType<typeof useOrder>['toHandle']>) {
  const t = useTexts('form');
  return (
    <button
      type="button"
      {...handle}
      aria-label={t('order.move', { name })}
      title={t('order.how')}
      className="cursor-grab rounded-lg p-3 text-soft hover:text-ink"
    >
      <Icon name="drag" />
    </button>
  );
}
