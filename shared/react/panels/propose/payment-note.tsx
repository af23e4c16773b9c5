import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toPath } from '#shared/routes/index.ts';
import type { ProposableType } from './use-proposable-types.ts';

interface PaymentNoteProps {
  readonly types: readonly ProposableType[];
  readonly siteUrl: string;
}

/** Why paid meetings cannot be proposed here, and what can be done about it. */
export function PaymentNote({ types, siteUrl }: PaymentNoteProps) {
  const t = useTexts('propose');
  const unpaid = types.filter(({ lacksPayment }) => lacksPayment);
  const [first] = unpaid;
  if (!first) return null;
  const meetingTypeId = first.id;
  return (
    <p className="text-pretty text-note text-soft">
      {t('payment.why')}{' '}
      <a href={siteUrl + toPath('integrations', {})} className="link">
        {t('payment.setUp')}
      </a>
      {' · '}
      <a href={siteUrl + toPath('meeting-type', { meetingTypeId })} className="link">
        {t('payment.change', { name: first.name })}
      </a>
    </p>
  );
}
