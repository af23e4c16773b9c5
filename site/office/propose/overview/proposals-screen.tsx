import { useEffect, useRef } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListSkeleton } from '#shared/react/list/list-skeleton.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { OfficePanel } from '#site/office/propose/office-panel.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { Proposals } from './proposals.tsx';
import { proposalsList } from './proposals-list.ts';

/** Times that are held for somebody, what became of others, and the panel that holds more. */
export function ProposalsScreen() {
  const office = useTexts('office');
  const t = useTexts('proposals');
  const list = useList(proposalsList);
  const isNew = list.query.new !== undefined;
  const panel = useRef<HTMLElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (isNew && !wasNew.current) panel.current?.querySelector<HTMLElement>('select')?.focus();
    wasNew.current = isNew;
  }, [isNew]);
  return (
    <>
      <ScreenHeading
        title={office('screens.propose')}
        subtitle={t(isNew ? 'lead.new' : 'lead.list')}
      >
        {isNew ? (
          <Button tone="quiet" onClick={() => list.go({ new: undefined })}>
            {t('backToList')}
          </Button>
        ) : (
          <Button onClick={() => list.go({ new: '1' })}>
            <Icon name="plus" />
            {t('begin')}
          </Button>
        )}
      </ScreenHeading>
      <div className="mt-5">
        {isNew ? (
          <section ref={panel} aria-label={t('begin')} className="max-md:[--panel-foot:4.5rem]">
            <OfficePanel />
          </section>
        ) : (
          <QueryView pending={<ListSkeleton />} question={list.query}>
            <Proposals list={list} />
          </QueryView>
        )}
      </div>
    </>
  );
}
