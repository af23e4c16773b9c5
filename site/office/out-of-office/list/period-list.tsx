import type { AwayPeriod } from '#shared/api/out-of-office.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { openFlag, openPart } from '#shared/react/list/address-parts.ts';
import { defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import type { ListOf } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { formatDateSpan } from '#shared/time/format-date-span.ts';
import { api } from '#site/office/api.ts';
import { useChosenHost } from '#site/office/use-chosen-host.ts';
import { type Gone, usePeriods } from './use-periods.ts';

export const periodsList = defineList({
  // Whose they are stands there too, as everywhere that a host is chosen.
  address: { period: openPart, new: openFlag },
  useData: () => {
    const { hostId } = useChosenHost();
    return api.useData('get', '/out-of-office', { params: { query: { hostId } } }).data;
  },
  read: ({ periods }) => ({ rows: periods }),
  toId: ({ id }) => id,
  toName: ({ firstDate }) => firstDate,
});

export type PeriodsList = ListOf<typeof periodsList>;

interface PeriodListProps {
  readonly list: PeriodsList;
  readonly onGone: (gone: Gone | undefined) => void;
}

/** The times away that are not over, the next one first. */
export function PeriodList({ list, onGone }: PeriodListProps) {
  const t = useTexts('out-of-office');
  const language = useLanguage();
  const { remove } = usePeriods(onGone);
  const daysOf = ({ firstDate, lastDate }: AwayPeriod) =>
    formatDateSpan(firstDate, lastDate, language);
  return (
    <ListBody
      list={list}
      empty={
        <EmptyList icon="plane" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          <Button className="mt-4" onClick={() => list.go({ new: '1' })}>
            {t('new')}
          </Button>
        </EmptyList>
      }
      label={t('list')}
      openId={list.query.period}
      targetOf={({ id }) => list.linkTo({ period: id })}
      actions={(period) => (
        <IconTool
          icon="trash"
          label={t('delete', { days: daysOf(period) })}
          onPress={() => remove(period, daysOf(period))}
        />
      )}
    >
      {(period) => (
        <RowText
          title={daysOf(period)}
          mark={
            period.appointments > 0 && (
              <span className="shrink-0 text-held text-xs">
                {t('standing', { count: period.appointments })}
              </span>
            )
          }
          notes={[
            t(`reasons.${period.reason}`),
            period.delegate && t('standsIn', { name: period.delegate.name }),
            period.note,
          ]}
        />
      )}
    </ListBody>
  );
}
