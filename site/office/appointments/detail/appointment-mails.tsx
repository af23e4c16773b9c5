import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';

/** The mails that were written about it; who may read the log is led to them. */
export function AppointmentMails({ mails }: { readonly mails: HostedAppointment['mails'] }) {
  const t = useTexts('appointments');
  const { date } = useFormats();
  const mayRead = reachOf(useSession(), 'mail-log:read') !== undefined;
  if (mails.length === 0) return null;
  return (
    <section aria-labelledby="mails" className="card p-(--inset) sm:p-6">
      <h2 id="mails" className="font-semibold">
        {t('mails.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {mails.map(({ id, to, subject, status, createdAt }) => (
          <li key={id} className="py-2.5">
            <p className="wrap-anywhere">
              {mayRead ? (
                <Link to="/admin/emails" search={{ mail: id }} className="link">
                  {subject}
                </Link>
              ) : (
                subject
              )}
            </p>
            <p className="flex flex-wrap justify-between gap-x-3 text-soft text-xs">
              <span className="wrap-anywhere">{to}</span>
              <span>
                {t(`mails.${status}`)}
                {' · '}
                <time dateTime={createdAt}>{date(createdAt)}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
