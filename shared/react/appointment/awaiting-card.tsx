import type { ReactNode } from 'react';
import type { FooterCompany } from '#shared/domain/company-footer.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { PageCard } from '../ui/page-card.tsx';

interface AwaitingCardProps {
  /** Whose confirmation the booking still awaits. */
  readonly awaits: 'guest' | 'host';
  /** What is booked, where it is known: its ticket, and more. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
  readonly company?: FooterCompany | undefined;
  /** Where the guest finds the mail. */
  readonly email?: string | undefined;
  /** What is booked says until when the time is held. */
  readonly hasDeadline?: boolean;
  readonly takesFocus?: boolean;
}

/** Spec A §2, double opt-in page: the variants for the guest and for the host. */
export function AwaitingCard({
  awaits,
  head,
  children,
  company,
  email,
  hasDeadline = false,
  takesFocus = false,
}: AwaitingCardProps) {
  const { t } = useTranslation('appointment');
  return (
    <PageCard
      wide
      takesFocus={takesFocus}
      icon={{ name: awaits === 'guest' ? 'mail' : 'clock', tone: 'neutral' }}
      title={t(`doi.${awaits}.title`)}
      subtitle={t(`doi.${awaits}.text`)}
      company={company}
      head={head}
    >
      {email && <p className="mt-3">{t('doi.to', { email })}</p>}
      {children}
      <p className="mt-4 text-pretty text-soft text-sm">
        {t(awaits === 'guest' ? 'doi.nothing' : hasDeadline ? 'doi.waiting' : 'doi.noAnswer')}
      </p>
    </PageCard>
  );
}
