import { useDeferredValue, useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { SelectionBar } from '#shared/react/list/selection-bar.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { MailBundle } from './mail-bundle.tsx';
import { MailFilters } from './mail-filters.tsx';
import { MailList } from './mail-list.tsx';
import { MailListSkeleton } from './mail-list-skeleton.tsx';
import { MailReader } from './mail-reader.tsx';
import { isNarrowed } from './read-query.ts';
import { useMailsQuery } from './use-mails-query.ts';

const PAGE_SIZE = 25;

/** The company's mails for its owner and admins: what was written, to whom, whether it went out. */
export function MailsScreen() {
  const t = useTexts('office');
  const mails = useMailsQuery();
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading title={t('screens.admin-emails')} />
      </div>
      <div className="mt-5 print:mt-0">
        <QueryView pending={<MailListSkeleton />} question={mails.query}>
          <Mails mails={mails} />
        </QueryView>
      </div>
    </>
  );
}

function Mails({ mails }: { readonly mails: ReturnType<typeof useMailsQuery> }) {
  const t = useTexts('mail-log');
  const office = useTexts('office');
  const { slug } = useSession();
  const { query, narrow, turn, open } = mails;
  const [leftId, forgetLeft] = useLeftMail(query.mail);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isTogether, setTogether] = useState(false);
  const { data, isCurrent } = useMailList(query);
  const { total, page, pageSize } = data;

  const show = (mailId: string) => {
    setTogether(false);
    open(mailId);
  };
  const leave = () => {
    setTogether(false);
    open(undefined);
  };
  const turnTo = (next: number) => {
    forgetLeft();
    turn(next);
  };
  const select = (ids: ReadonlySet<string>) => {
    setSelected(ids);
    if (ids.size === 0) setTogether(false);
  };

  if (total === 0 && !isNarrowed(query)) {
    return (
      <EmptyList icon="mail" title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        {slug !== null && (
          <a href={toPath('user', { user: slug })} className={buttonClass('quiet', 'mt-4')}>
            {office('account.page')}
          </a>
        )}
      </EmptyList>
    );
  }
  const isReading = isTogether || query.mail !== undefined;
  const isKept = data.mails.length > 0 && data.mails.every(({ status }) => status === 'kept');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[min(24rem,45%)_minmax(0,1fr)] print:block">
      <div className={`print:hidden ${isReading ? 'hidden lg:block' : ''}`}>
        <MailFilters query={query} onNarrow={narrow} />
        <p role="status" className="my-3 text-soft text-sm tabular-nums">
          {t('total', { count: total })}
        </p>
        {isKept && <p className="mb-3 rounded-lg bg-sunken px-4 py-3 text-sm">{t('keptNote')}</p>}
        <SelectionBar count={selected.size} onClear={() => select(new Set())}>
          <Button className="text-sm" onClick={() => setTogether(true)}>
            {t('together.show')}
          </Button>
        </SelectionBar>
        {total === 0 ? (
          <NothingFound
            onShowAll={() => narrow({ search: '', status: undefined, topic: undefined })}
          />
        ) : (
          <div className={isCurrent ? '' : 'opacity-60 transition-opacity delay-150'}>
            <MailList
              mails={data.mails}
              showsStatus={!isKept}
              openId={isTogether ? undefined : query.mail}
              leftId={leftId}
              selected={selected}
              onOpen={show}
              onSelect={select}
            />
          </div>
        )}
        <ListPages page={page} pageSize={pageSize} total={total} onPage={turnTo} />
      </div>
      <div
        className={`min-w-0 lg:sticky lg:top-5 print:static ${isReading ? '' : 'hidden lg:block'}`}
      >
        {isTogether && <MailBundle mailIds={[...selected]} onBack={leave} />}
        {!isTogether && query.mail !== undefined && (
          <MailReader key={query.mail} mailId={query.mail} showsStatus={!isKept} onBack={leave} />
        )}
        {!isReading && (
          <p className="rounded-card border border-line border-dashed px-6 py-24 text-center text-soft">
            {t('choose')}
          </p>
        )}
      </div>
    </div>
  );
}

/** The mail whose reader was just left, by the way back or by Back, until it is forgotten. */
function useLeftMail(openId: string | undefined) {
  const [seen, setSeen] = useState<{ openId?: string; leftId?: string }>({ openId });
  if (seen.openId !== openId) {
    setSeen(openId === undefined ? { leftId: seen.openId } : { openId });
  }
  return [seen.leftId, () => setSeen({ openId })] as const;
}

/** The list that was there stays until the one that is asked for has come. */
function useMailList(query: ReturnType<typeof useMailsQuery>['query']) {
  const asked = useDeferredValue(query);
  const { page, search, status, topic } = asked;
  const { data } = api.useData('get', '/mail-log', {
    params: {
      query: { page, pageSize: PAGE_SIZE, ...(search && { search }), status, topic },
    },
  });
  return { data, isCurrent: asked === query };
}
