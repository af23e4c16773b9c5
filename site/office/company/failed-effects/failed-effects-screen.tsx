import type { FailedEffect } from '#shared/api/failed-effect.ts';
import { EFFECT_KINDS, type EffectKindName } from '#shared/domain/effects/kinds.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { filterOf, pagePlace } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { FilterChoice } from '#shared/react/list/filter-choice.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { ListScreen } from '#site/office/list-screen.tsx';
import { useNow } from '#site/office/use-now.ts';
import { useTryAgain } from './use-try-again.ts';

const PAGE_SIZE = 25;

const icons = {
  refund: 'card',
  message: 'mail',
  calendar: 'calendar',
  conference: 'video',
} as const satisfies Record<EffectKindName, IconName>;

const failedList = defineList({
  address: { kind: filterOf(EFFECT_KINDS), page: pagePlace },
  useData: ({ kind, page }) =>
    api.useData('get', '/failed-effect', {
      params: { query: { kind, page, pageSize: PAGE_SIZE } },
    }).data,
  read: ({ effects, ...reply }) => ({
    rows: effects,
    total: reply.total,
    paging: byPage(reply),
  }),
  toId: ({ id }) => id,
  toName: ({ error, failedAt }) => error ?? failedAt,
});

/** What was to follow from an event and is not tried any more, until somebody says "again". */
export function FailedEffectsScreen() {
  const office = useTexts('office');
  const t = useTexts('failed-effects');
  const { moment } = useFormats();
  const nowMs = useNow() * 60_000;
  const list = useList(failedList);
  const { isTrying, tryAgain } = useTryAgain();
  const again = (effects: readonly FailedEffect[]) => void tryAgain(effects.map(({ id }) => id));
  return (
    <ListScreen
      list={list}
      title={office('screens.admin-failed-effects')}
      subtitle={t('lead')}
      filters={
        <div className="flex w-full max-w-64">
          <FilterChoice
            label={t('kind')}
            any={t('anyKind')}
            value={list.query.kind}
            choices={EFFECT_KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
            onChoose={(kind) => list.go({ kind })}
          />
        </div>
      }
      total={(count) => t('total', { count })}
      empty={
        <EmptyList icon="check" title={t('empty.title')}>
          <p>{t('empty.text')}</p>
        </EmptyList>
      }
      commands={(effects) => (
        <Button className="text-sm" busy={isTrying} onClick={() => again(effects)}>
          {t('again')}
        </Button>
      )}
      label={office('screens.admin-failed-effects')}
      targetOf={toPlace}
      lead={({ kind }) => <Icon name={icons[kind]} className="size-4" />}
      actions={(effect) => (
        <IconTool
          icon="again"
          label={`${t('again')}: ${t(`kinds.${effect.kind}`)}`}
          onPress={() => again([effect])}
        />
      )}
    >
      {({ kind, error, failedAt }) => (
        <RowText
          title={t(`kinds.${kind}`)}
          notes={[moment(failedAt, nowMs), error ?? t('noReason')]}
        />
      )}
    </ListScreen>
  );
}

/** A mail is read in its log; of nothing else there is a screen. */
function toPlace({ kind, about }: FailedEffect) {
  if (kind !== 'message' || about === null) return undefined;
  return { to: '/admin/emails', search: () => ({ mail: about }) };
}
