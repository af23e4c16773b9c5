import { useSuspenseQueries } from '@tanstack/react-query';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { downloadText } from './download-text.ts';
import { focusWhereShown } from './focus-where-shown.ts';
import { toMailsFile } from './to-mails-file.ts';

interface MailBundleProps {
  readonly mailIds: readonly string[];
  readonly onBack: () => void;
}

/** Several mails under each other, as plain text, to be read, printed or kept. */
export function MailBundle({ mailIds, onBack }: MailBundleProps) {
  const t = useTexts('mail-log');
  return (
    <section
      aria-label={t('together.list')}
      className="card overflow-hidden print:border-0 print:shadow-none"
    >
      <Button
        ref={focusWhereShown}
        tone="plain"
        className="m-2 lg:hidden print:hidden"
        onClick={onBack}
      >
        <Icon name="left" />
        {t('back')}
      </Button>
      <QueryView pending={<Skeleton className="m-6 h-96" />} question={mailIds.join()}>
        <Bundle mailIds={mailIds} />
      </QueryView>
    </section>
  );
}

function Bundle({ mailIds }: { readonly mailIds: readonly string[] }) {
  const t = useTexts('mail-log');
  const { date, time } = useFormats();
  const clock = useClock();
  const mails = useSuspenseQueries({
    queries: mailIds.map((mailId) =>
      api.toQuery('get', '/mail-log/{mailId}', { params: { path: { mailId } } }),
    ),
    combine: (results) => results.map(({ data }) => data),
  });
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2 px-5 pt-4 sm:px-7 print:hidden">
        <Button tone="quiet" className="text-sm" onClick={() => window.print()}>
          {t('together.print')}
        </Button>
        <Button
          tone="quiet"
          className="text-sm"
          onClick={() => downloadText('emails.txt', toMailsFile(mails))}
        >
          {t('together.download')}
        </Button>
      </div>
      <div className="divide-y divide-line">
        {mails.map((mail) => (
          <article key={mail.id} className="px-5 py-6 sm:px-7 print:px-0">
            <h2 className="font-semibold text-lg">{mail.subject}</h2>
            <p className="text-soft text-sm">
              {t('to', { email: mail.to })}
              {' · '}
              <time dateTime={mail.createdAt}>
                {`${date(mail.createdAt)}, ${time(mail.createdAt, clock)}`}
              </time>
            </p>
            <p className="mt-4 whitespace-pre-wrap text-sm wrap-anywhere">{mail.text}</p>
          </article>
        ))}
      </div>
    </>
  );
}
