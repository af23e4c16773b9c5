import { useState } from 'react';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { ListSkeleton } from '#shared/react/list/list-skeleton.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { useNow } from '#site/office/use-now.ts';
import { MailBundle } from './mail-bundle.tsx';
import { MailFilters } from './mail-filters.tsx';
import { MailReader } from './mail-reader.tsx';
import { MailRow } from './mail-row.tsx';
import { statusIcons } from './mail-status.tsx';
import { type MailsList, mailsList } from './mails-list.ts';

/** The company's mails for its owner and admins: what was written, to whom, whether it went out. */
export function MailsScreen() {
  const office = useTexts('office');
  const list = useList(mailsList);
  return (
    <>
      <div className="print:hidden">
        <ScreenHeading title={office('screens.admin-emails')} />
      </div>
      <div className="mt-5 print:mt-0">
        <QueryView pending={<ListSkeleton />} question={list.query}>
          <Mails list={list} />
        </QueryView>
      </div>
    </>
  );
}

/** The list, and beside it one mail, or those that are selected under each other. */
function Mails({ list }: { readonly list: MailsList }) {
  const t = useTexts('mail-log');
  const { query, selection, filters } = list;
  const { rows, total } = useListed(list);
  const nowMs = useNow() * 60_000;
  // Together until one is opened, or none is selected any more.
  const [isAsked, setAsked] = useState(false);
  if (isAsked && selection.ids.size === 0) setAsked(false);
  const isTogether = isAsked && query.mail === undefined;
  if (total === 0 && filters === 0) return <NoMails />;
  const leave = () => {
    setAsked(false);
    list.go({ mail: undefined });
  };
  const showTogether = () => {
    setAsked(true);
    if (query.mail !== undefined) list.go({ mail: undefined });
  };
  const isReading = isTogether || query.mail !== undefined;
  const isKept = rows.length > 0 && rows.every(({ status }) => status === 'kept');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[min(24rem,45%)_minmax(0,1fr)] print:block">
      <div className={`print:hidden ${isReading ? 'hidden lg:block' : ''}`}>
        <ListBody
          list={list}
          filters={<MailFilters list={list} />}
          total={(count) => t('total', { count })}
          note={isKept && t('keptNote')}
          empty={<NoMails />}
          commands={() => (
            <Button className="text-sm" onClick={showTogether}>
              {t('together.show')}
            </Button>
          )}
          label={t('list')}
          openId={query.mail}
          targetOf={({ id }) => list.linkTo({ mail: id })}
          lead={({ status }) => <Icon name={statusIcons[status]} className="size-4" />}
        >
          {(mail) => <MailRow mail={mail} nowMs={nowMs} showsStatus={!isKept} />}
        </ListBody>
      </div>
      <div
        className={`min-w-0 lg:sticky lg:top-5 print:static ${isReading ? '' : 'hidden lg:block'}`}
      >
        {isTogether && <MailBundle mailIds={[...selection.ids]} onBack={leave} />}
        {query.mail !== undefined && (
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

/** They come by themselves once somebody books; the page to book on is one click away. */
function NoMails() {
  const t = useTexts('mail-log');
  const office = useTexts('office');
  const { slug } = useSession();
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
