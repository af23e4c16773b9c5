import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { Send } from '../booking-atom.ts';
import { HeldUntil } from './held-until.tsx';
import { offerQuery } from './offer-query.ts';

/** Above the whole calendar: the way back to the times that are held. */
export function StillHeld(props: {
  readonly draft: Draft & Required<Pick<Draft, 'proposal'>>;
  readonly send: Send;
}) {
  const { draft, send } = props;
  const { t } = useTranslation('proposed');
  const { data: offer, refetch } = useQuery(offerQuery(draft.proposal));
  if (offer?.state !== 'open' || offer.times.length === 0) return null;
  const { times, hostName, holdUntil } = offer;
  return (
    <div className="mb-6 rounded-xl bg-sunken px-4 py-3 text-sm">
      <p>{t('title', { count: times.length, host: hostName })}</p>
      <HeldUntil untilIso={holdUntil} timeZone={draft.timeZone} onEnd={() => void refetch()} />
      <button
        type="button"
        onClick={() => send({ type: 'proposed-asked', proposed: times })}
        className="link touch mt-1 rounded"
      >
        {t('show', { count: times.length })}
      </button>
    </div>
  );
}
