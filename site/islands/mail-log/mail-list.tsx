import type { MailSummary } from '#shared/api/mail-log.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { visitorTimeZone } from '#shared/react/visitor-zone.ts';
import { formatSentAt } from './format-sent-at.ts';
import { MailStatus } from './mail-status.tsx';

interface MailListProps {
  readonly data:
    | { readonly mails: MailSummary[]; total: number; page: number; pageSize: number }
    | undefined;
  readonly openId: string | undefined;
  /** The one whose reader was just left takes the focus back. */
  readonly leftId: string | undefined;
  readonly onOpen: (mailId: string) => void;
  readonly onPage: (page: number) => void;
}

/** The mails of one page, newest first. */
export function MailList({ data, openId, leftId, onOpen, onPage }: MailListProps) {
  const { t } = useTranslation('admin');
  if (!data) return <MailListSkeleton />;
  if (data.total === 0) return <NoMails />;
  return (
    <>
      <ul aria-label={t('mails.list')} className="card divide-y divide-line overflow-hidden">
        {data.mails.map((mail) => (
          <li key={mail.id}>
            <MailRow
              mail={mail}
              isOpen={mail.id === openId}
              takesFocus={mail.id === leftId}
              onOpen={() => onOpen(mail.id)}
            />
          </li>
        ))}
      </ul>
      <Pages page={data.page} pages={Math.ceil(data.total / data.pageSize)} onPage={onPage} />
    </>
  );
}

function MailRow({
  mail,
  isOpen,
  takesFocus,
  onOpen,
}: {
  readonly mail: MailSummary;
  readonly isOpen: boolean;
  readonly takesFocus: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <button
      type="button"
      ref={takesFocus ? focusElement : undefined}
      onClick={onOpen}
      aria-current={isOpen || undefined}
      className={`block w-full px-4 py-3.5 text-left -outline-offset-2! ${isOpen ? 'bg-brand-soft' : 'hover:bg-sunken'}`}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{mail.subject}</span>
        <time dateTime={mail.createdAt} className="shrink-0 text-soft text-xs tabular-nums">
          {formatSentAt(mail.createdAt, Date.now(), { language, timeZone: visitorTimeZone() })}
        </time>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-sm">
        <span className="truncate text-soft">{t('mails.to', { email: mail.to })}</span>
        <MailStatus status={mail.status} />
      </span>
    </button>
  );
}

function Pages(props: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const { t } = useTranslation('admin');
  const { page, pages, onPage } = props;
  if (pages <= 1) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Button tone="quiet" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('mails.newer')}
      </Button>
      <p className="text-soft text-sm tabular-nums">{t('mails.page', { page, pages })}</p>
      <Button tone="quiet" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('mails.older')}
      </Button>
    </div>
  );
}

function NoMails() {
  const { t } = useTranslation('admin');
  return (
    <div className="card px-6 py-14 text-center">
      <Icon name="mail" className="mx-auto size-7 text-soft" />
      <h2 className="mt-3 font-semibold">{t('mails.empty.title')}</h2>
      <p className="mt-1 text-balance text-soft">{t('mails.empty.text')}</p>
    </div>
  );
}

const rows = ['one', 'two', 'three', 'four', 'five'];

function MailListSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className="card divide-y divide-line">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className="space-y-2 px-4 py-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
