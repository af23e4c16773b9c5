import { useState } from 'react';
import { WhenText } from '#shared/react/appointment/when-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Facts } from '#shared/react/ui/facts.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { OwnBooking } from '#site/islands/appointment/own-booking.tsx';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { readSuccess, type Success } from './read-success.ts';

const signs = {
  booked: { name: 'check', tone: 'success' },
  guest: { name: 'mail', tone: 'neutral' },
  host: { name: 'clock', tone: 'neutral' },
  past: { name: 'clock', tone: 'neutral' },
} as const;

/** What to do if nothing comes. */
const hints = { guest: 'doi.nothing', host: 'doi.noAnswer' } as const;

/** Spec A §2: the success page, and the double opt-in page for guest and host. */
export function SuccessPage() {
  const [success] = useState(() => readSuccess(location.search));
  return (
    <OwnBooking isAbout={({ start }) => Date.parse(start) === Date.parse(success.when)}>
      <SaidByLink success={success} />
    </OwnBooking>
  );
}

/** The link knows nothing of the booking but its time: what became of it is in the inbox. */
function SaidByLink({ success }: { readonly success: Success }) {
  const { t } = useTranslation('appointment');
  const { what, when, awaits, timeZone } = success;
  const isPast = Date.parse(when) <= Date.now();
  const { title, text, icon } = isPast
    ? { title: t('success.pastTitle'), text: t('success.pastText'), icon: signs.past }
    : awaits
      ? { title: t(`doi.${awaits}.title`), text: t(`doi.${awaits}.text`), icon: signs[awaits] }
      : { title: t('success.title'), text: t('success.text'), icon: signs.booked };
  usePageTitle(title);
  const facts = [
    ...(what ? [{ label: t('rows.what'), value: <p className="font-medium">{what}</p> }] : []),
    ...(when
      ? [{ label: t('rows.when'), value: <WhenText start={when} timeZone={timeZone} /> }]
      : []),
  ];
  return (
    <PageCard wide icon={icon} title={title} subtitle={text}>
      {facts.length > 0 && (
        <div className="facts mt-6 border-line border-y">
          <Facts facts={facts} />
        </div>
      )}
      {awaits && !isPast && (
        <p className="mt-4 text-pretty text-soft text-sm">{t(hints[awaits])}</p>
      )}
    </PageCard>
  );
}
