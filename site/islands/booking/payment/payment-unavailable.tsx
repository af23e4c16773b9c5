import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { toBookingTarget } from '../booking-target.ts';
import { StepHeading } from '../steps/step-heading.tsx';

interface PaymentUnavailableProps {
  readonly onBack?: () => void;
  /** Another way to talk to them. */
  readonly instead?: ReactNode;
}

/** Payment cannot be had: nothing is charged, nothing can be booked here, and three ways lead on. */
export function PaymentUnavailable({ onBack, instead }: PaymentUnavailableProps) {
  const { t } = useTranslation('payment');
  const ownerPath = toOwnerPath();
  return (
    <section
      aria-labelledby="payment-unavailable-title"
      className="mx-auto flex max-w-sm flex-col items-center gap-3 py-10 text-center"
    >
      <span className="mb-2 inline-flex rounded-full bg-sunken p-3.5 text-soft">
        <Icon name="alert" className="size-7" />
      </span>
      <StepHeading id="payment-unavailable-title">{t('unavailable.title')}</StepHeading>
      <p className="text-pretty text-soft">{t('unavailable.text')}</p>
      <div className="flex w-full flex-col">
        {onBack && (
          <Button tone="quiet" className="mt-3" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button tone="quiet" className="mt-3" onClick={() => location.reload()}>
          {t('common:tryAgain')}
        </Button>
        {instead}
        {ownerPath && (
          <a href={ownerPath} className={buttonClass('plain', 'mt-3')}>
            {t('unavailable.others')}
          </a>
        )}
      </div>
    </section>
  );
}

/** The page on which its host or team lists what else can be booked; none for a link of its own. */
function toOwnerPath(): string | undefined {
  const target = toBookingTarget(location.pathname, location.search);
  if (!target) return undefined;
  if ('teamSlug' in target) return toPath('team', { slug: target.teamSlug });
  return 'userSlug' in target ? toPath('user', { user: target.userSlug }) : undefined;
}
