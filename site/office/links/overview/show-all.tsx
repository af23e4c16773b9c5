import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface ShowAllProps {
  readonly isAll: boolean;
  readonly onShow: (view: 'mine' | 'all') => void;
}

/** One's own, or everybody's that one's right reaches. */
export function ShowAll({ isAll, onShow }: ShowAllProps) {
  const t = useTexts('links');
  return (
    <label className="flex min-h-(--control) items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isAll}
        onChange={(event) => onShow(event.target.checked ? 'all' : 'mine')}
        className="size-4.5 accent-(--brand-text)"
      />
      {t('all')}
    </label>
  );
}
