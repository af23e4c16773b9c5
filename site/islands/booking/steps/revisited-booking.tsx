import { useQuery } from '@tanstack/react-query';
import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { Flow, Outcome } from '#shared/domain/booking/flow.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { TicketState } from '#shared/react/ticket/ticket-status.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { client } from '#site/lib/client.ts';
import { useAppointmentNews } from '#site/lib/use-appointment-news.ts';
import { forgetSteps } from '../history/history-entry.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { StepHeading } from './step-heading.tsx';

interface Words {
  readonly title: TextKey<'booking-steps'>;
  readonly text?: TextKey<'booking-steps'>;
}

const words: Readonly<Record<Exclude<TicketState, 'chosen' | 'held' | 'paid'>, Words>> = {
  booked: { title: 'booked.already', text: 'booked.alreadyText' },
  'awaits-attendee': { title: 'booked.already' },
  'awaits-host': { title: 'booked.already' },
  moved: { title: 'booked.moved', text: 'booked.movedText' },
  cancelled: { title: 'booked.cancelled', text: 'booked.goneText' },
  expired: { title: 'booked.expired', text: 'booked.goneText' },
  past: { title: 'booked.past' },
};

interface RevisitedBookingProps {
  readonly page: LoadedPage;
  readonly flow: Extract<Flow, { readonly step: 'booked' }>;
}

/**
 * What was booked here, come back to: it may have been moved or cancelled since, so that it is asked
 * for before anything is said of it.
 */
export function RevisitedBooking({ page, flow }: RevisitedBookingProps) {
  const { t } = useTranslation('booking-steps');
  const { draft, outcome } = flow;
  const { data, isFetchedAfterMount, isFetching, error, refetch } = useBookedNow(outcome.reply);
  const isKnown = data && isFetchedAfterMount && !error;
  const isOpen = isKnown && (data.state === 'cancelled' || data.state === 'expired');
  return (
    <section className="flex max-w-lg flex-col gap-6">
      {isKnown && (
        <BookingTicket
          page={page}
          draft={{ ...draft, picked: { ...draft.picked, startIso: data.start } }}
          state={stateOf(data, draft.picked.startIso)}
        />
      )}
      {!isKnown && !error && <Skeleton className="h-32" />}
      <div role="status">
        <Said words={isKnown ? words[stateOf(data, draft.picked.startIso)] : unknown(error)} />
      </div>
      <div className="actions sm:justify-start!">
        {error && (
          <Button tone="plain" busy={isFetching} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        )}
        <a
          href={location.pathname + location.search}
          onClick={forgetSteps}
          className={buttonClass(isOpen ? 'primary' : 'plain')}
        >
          {t('booked.another')}
        </a>
        <a
          href={afterBooking(outcome.reply, outcome.context).url}
          className={buttonClass(isOpen ? 'plain' : 'primary')}
        >
          {t('booked.continue')}
        </a>
      </div>
    </section>
  );
}

function Said({ words: { title, text } }: { readonly words: Words }) {
  const { t } = useTranslation('booking-steps');
  return (
    <>
      <StepHeading>{t(title)}</StepHeading>
      {text && <p className="mt-1 text-pretty text-soft">{t(text)}</p>}
    </>
  );
}

const unknown = (error: unknown): Words =>
  error ? { title: 'booked.unknown', text: 'booked.unknownText' } : { title: 'booked.asking' };

/** The booking as it is now: asked for whenever somebody comes back, and when another tab changes it. */
function useBookedNow({ appointmentId, secret }: Outcome['reply']) {
  const asked = useQuery({
    queryKey: ['booked-now', appointmentId],
    queryFn: async () => {
      const params = { path: { appointmentId }, query: { secret } };
      const { data } = await client.GET('/appointment/{appointmentId}', { params });
      if (!data) throw new Error('A reply without a body');
      return data;
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  usePageRestored(() => void asked.refetch());
  useAppointmentNews(appointmentId, () => void asked.refetch());
  return asked;
}

type Now = NonNullable<ReturnType<typeof useBookedNow>['data']>;

function stateOf({ state, start }: Now, bookedIso: string): keyof typeof words {
  const isMoved = state === 'booked' && Date.parse(start) !== Date.parse(bookedIso);
  return isMoved ? 'moved' : state;
}
