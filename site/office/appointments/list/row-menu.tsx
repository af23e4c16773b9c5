import type { AppointmentSummary } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { bindOffers } from '#site/office/commands/command.ts';
import { OfferMenu } from '#site/office/commands/offer-menu.tsx';
import { useSession } from '#site/office/session.tsx';
import type { AppointmentDeeds } from '../appointment-commands.ts';
import { offersOf } from '../offers-of.ts';

interface RowMenuProps {
  readonly appointment: AppointmentSummary;
  readonly name: string;
  readonly deeds: AppointmentDeeds;
}

/** At the end of a row: all that can be done with its appointment. */
export function RowMenu({ appointment, name, deeds }: RowMenuProps) {
  const t = useTexts('appointments');
  const offers = offersOf([appointment], useSession());
  return (
    <OfferMenu
      label={t('actions', { name })}
      offers={bindOffers(offers, deeds, (label) => t(label))}
    />
  );
}
