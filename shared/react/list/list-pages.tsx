import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';

interface ListPagesProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The way through a list of several pages, newest first. */
export function ListPages({ page, pageSize, total, onPage }: ListPagesProps) {
  const t = useTexts('list');
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Button tone="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('newer')}
      </Button>
      <p className="text-soft text-sm tabular-nums">{t('page', { page, pages })}</p>
      <Button tone="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('older')}
      </Button>
    </div>
  );
}
