import type { ComparedSlot } from '#shared/domain/meeting-type/compare-slots.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface ChangesProps {
  readonly slots: readonly ComparedSlot[];
  readonly isNew: boolean;
  readonly onShow?: () => void;
}

/** How many times of the weeks a change brings and takes. */
export function Changes({ slots, isNew, onShow }: ChangesProps) {
  const t = useTexts('editor');
  const count = (change: ComparedSlot['change']) =>
    slots.filter((slot) => slot.change === change).length;
  const [came, went] = [count('came'), count('went')];
  const isSame = isNew || came + went === 0;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <p role="status">
        {isSame
          ? t('preview.times', { count: slots.length })
          : [
              came > 0 && t('preview.came', { count: came }),
              went > 0 && t('preview.went', { count: went }),
            ]
              .filter(Boolean)
              .join(', ')}
      </p>
      {!isSame && onShow && (
        <button type="button" onClick={onShow} className="link touch">
          {t('preview.show')}
        </button>
      )}
    </div>
  );
}
