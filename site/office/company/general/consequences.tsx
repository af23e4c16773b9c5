import type { ForetoldClosing } from '#shared/api/company-closing.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';

/** What happens to whom, and when, if the company is closed now. */
export function Consequences({ foretold }: { readonly foretold: ForetoldClosing }) {
  const t = useTexts('company-closing');
  const { date, time } = useFormats();
  const clock = useClock();
  const { erasesAt, members, kept, calledOff, proposals, unsettledPayments, erased } = foretold;
  const when = { day: date(erasesAt), time: time(erasesAt, clock) };
  return (
    <>
      <section className="flex flex-col gap-2 text-sm">
        <h3 className="font-semibold">{t('close.now')}</h3>
        <ul className="list-disc space-y-1 pl-5 text-pretty">
          <li>{t('close.pages')}</li>
          {calledOff.appointments > 0 && (
            <li>
              {t('close.calledOff', { count: calledOff.appointments })}{' '}
              {t('close.attendees', { count: calledOff.attendees })}
            </li>
          )}
          {proposals > 0 && <li>{t('close.proposals', { count: proposals })}</li>}
          <li>{t('close.members', { count: members })}</li>
        </ul>
      </section>
      <section className="flex flex-col gap-2 text-sm">
        <h3 className="font-semibold">{t('close.until', when)}</h3>
        <ul className="list-disc space-y-1 pl-5 text-pretty">
          {kept.appointments > 0 && <li>{t('close.kept', { count: kept.appointments })}</li>}
          <li>{t('close.looked')}</li>
          <li>{t('close.undo')}</li>
        </ul>
      </section>
      <section className="flex flex-col gap-2 text-sm">
        <h3 className="font-semibold">{t('close.then')}</h3>
        <ul className="list-disc space-y-1 pl-5 text-pretty">
          <li>{t('close.erased')}</li>
          <li>{t('close.lost', erased)}</li>
          {unsettledPayments > 0 && <li>{t('unsettled', { count: unsettledPayments })}</li>}
        </ul>
      </section>
    </>
  );
}
