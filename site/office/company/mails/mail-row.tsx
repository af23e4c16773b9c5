import type { MailSummary } from '#shared/api/mail-log.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';
import { MailStatus } from './mail-status.tsx';

interface MailRowProps {
  readonly mail: MailSummary;
  readonly nowMs: number;
  /** False where it is the same of all and said once. */
  readonly showsStatus: boolean;
}

/** A mail in little room: about what, when, to whom, and whether it went out. */
export function MailRow({ mail, nowMs, showsStatus }: MailRowProps) {
  const t = useTexts('mail-log');
  const { moment } = useFormats();
  return (
    <span className="block">
      <span className="flex items-baseline justify-between gap-3">
        <span title={mail.subject} className="min-w-0 truncate font-medium text-sm">
          {mail.subject}
        </span>
        <time dateTime={mail.createdAt} className="shrink-0 text-soft text-xs tabular-nums">
          {moment(mail.createdAt, nowMs)}
        </time>
      </span>
      <span className="flex items-center justify-between gap-3 text-xs">
        <span className="truncate text-soft">{t('to', { email: mail.to })}</span>
        {showsStatus && <MailStatus status={mail.status} />}
      </span>
    </span>
  );
}
