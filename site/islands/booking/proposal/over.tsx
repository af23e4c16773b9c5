import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import type { ProposalOffer } from './proposal-offer.ts';
import { sayMoment } from './say-moment.ts';

type Over = Exclude<ProposalOffer['state'], 'open'> | 'unknown';

/** Above a page with all its free times: why those of the link are not held. */
export function OverNote({ offer }: { readonly offer?: ProposalOffer }) {
  const words = useOver(offer);
  return (
    <div className="mx-5 mt-5 rounded-xl border border-line bg-surface px-5 py-4 md:mx-0 md:mt-0 md:mb-4">
      <p role="status">
        <strong className="block font-semibold">{words.title}</strong>
        <span className="text-pretty text-soft">{words.text}</span>
      </p>
    </div>
  );
}

/** What became of a proposal, in words. */
export function useOver(
  offer: ProposalOffer | undefined,
  timeZone = visitorTimeZone(),
): { readonly title: string; readonly text: string } {
  const { t, language } = useTranslation('proposed');
  const clock = useClock();
  const over: Over = !offer || offer.state === 'open' ? 'unknown' : offer.state;
  const when = offer ? sayMoment(offer.holdUntil, { language, timeZone }, clock) : '';
  const values = { host: offer?.hostName ?? '', when };
  return { title: t(`over.${over}.title`, values), text: t(`over.${over}.text`, values) };
}
