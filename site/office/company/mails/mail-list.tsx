import type { MailSummary } from '#shared/api/mail-log.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { List } from '#shared/react/list/list.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { MailStatus } from './mail-status.tsx';

interface MailListProps {
  readonly mails: readonly MailSummary[];
  /** False where it is the same of all and said once. */
  readonly showsStatus: boolean;
  readonly openId: string | undefined;
  /** The one whose reader was just left takes the focus back. */
  readonly leftId: string | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onOpen: (mailId: string) => void;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** The mails of one page, newest first. */
export function MailList({ mails, showsStatus, ...list }: MailListProps) {
  const t = useTexts('mail-log');
  return (
    <List
      label={t('list')}
      rows={mails}
      toId={({ id }) => id}
      toName={({ subject, to }) => `${subject}, ${to}`}
      {...list}
    >
      {(mail) => <MailRow mail={mail} showsStatus={showsStatus} />}
    </List>
  );
}

function MailRow({
  mail,
  showsStatus,
}: {
  readonly mail: MailSummary;
  readonly showsStatus: boolean;
}) {
  const t = useTexts('mail-log');
  const { moment } = useFormats();
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="line-clamp-2 min-w-0 font-medium text-sm wrap-anywhere">
          {mail.subject}
        </span>
        <time dateTime={mail.createdAt} className="shrink-0 text-soft text-xs tabular-nums">
          {moment(mail.createdAt, Date.now())}
        </time>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3 text-sm">
        <span className="truncate text-soft">{t('to', { email: mail.to })}</span>
        {showsStatus && <MailStatus status={mail.status} />}
      </span>
    </>
  );
}
