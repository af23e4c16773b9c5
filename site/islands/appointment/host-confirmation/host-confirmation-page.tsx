import { AwaitingCard } from '#shared/react/appointment/awaiting-card.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { OwnBooking } from '#site/islands/appointment/own-booking.tsx';
import { ProvisionalPageOf } from '#site/islands/appointment/provisional-page.tsx';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { HostDecision } from './host-decision.tsx';

/**
 * Spec A §2, host confirmation: without a link's id it tells the visitor that the host is asked; as
 * the link of the host's mail it shows who asks, and lets the host confirm or decline.
 */
export function HostConfirmationPage() {
  return (
    <ProvisionalPageOf withoutId={<HostIsAsked />}>
      {(provisional, { id, look }) => (
        <HostDecision provisional={provisional} id={id} look={look} />
      )}
    </ProvisionalPageOf>
  );
}

function HostIsAsked() {
  const { t } = useTranslation('appointment');
  usePageTitle(t('doi.host.title'));
  return (
    <OwnBooking isAbout={({ state }) => state === 'awaits-host'}>
      <AwaitingCard awaits="host" />
    </OwnBooking>
  );
}
