import type { AwayPeriod } from '#shared/api/out-of-office.ts';
import { IconTool } from '#shared/react/hours/icon-tool.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { formatDateSpan } from '#shared/time/format-date-span.ts';
import { api } from '#site/office/api.ts';
import { type Gone, usePeriods } from './use-periods.ts';

interface PeriodListProps {
  /** None for one's own. */
  readonly hostId: string | undefined;
  readonly onEdit: (period: AwayPeriod) => void;
  readonly onGone: (gone: Gone | undefined) => void;
}

/** The times away that are not over, the next one first. */
export function PeriodList({ hostId, onEdit, onGone }: PeriodListProps) {
  const t = useTexts('out-of-office');
  const { data } = api.useData('get', '/out-of-office', { params: { query: { hostId } } });
  if (data.periods.length === 0) {
    return (
      <EmptyList icon="plane" title={t('empty.title')}>
        {t('empty.text')}
      </EmptyList>
    );
  }
  return (
    <ul aria-label={t('list')} className="card divide-y divide-line">
      {data.periods.map((period) => (
        <li
          key={period.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-6"
        >
          <Row period={period} onEdit={() => onEdit(period)} onGone={onGone} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly period: AwayPeriod;
  readonly onEdit: () => void;
  readonly onGone: (gone: Gone | undefined) => void;
}

function Row({ period, onEdit, onGone }: RowProps) {
  const t = useTexts('out-of-office');
  const language = useLanguage();
  const { remove } = usePeriods(onGone);
  const { firstDate, lastDate, reason, note, delegate, appointments } = period;
  const days = formatDateSpan(firstDate, lastDate, language);
  return (
    <>
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-medium">{days}</h2>
        <p className="text-soft text-sm">
          {t(`reasons.${reason}`)}
          {delegate && ` · ${t('standsIn', { name: delegate.name })}`}
        </p>
        {note && <p className="mt-1 max-w-prose text-pretty text-sm wrap-anywhere">{note}</p>}
        {appointments > 0 && (
          <p className="mt-1 text-held text-sm">{t('standing', { count: appointments })}</p>
        )}
      </div>
      <div className="-mr-3 flex">
        <IconTool icon="edit" label={t('edit', { days })} onPress={onEdit} />
        <IconTool icon="trash" label={t('delete', { days })} onPress={() => remove(period, days)} />
      </div>
    </>
  );
}
