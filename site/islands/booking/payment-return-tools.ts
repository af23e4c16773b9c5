import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError, PageError } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { dismissToast, showToast } from '#shared/react/ui/toast-store.ts';
import { toPath } from '#shared/routes/index.ts';
import { client } from '#site/lib/client.ts';
import { forgetAnswersDraft } from './answers-draft.ts';
import { askPayment } from './ask-payment.ts';
import { giveUpOrder } from './give-up-order.ts';
import type { ResumeTools } from './payment/resume-payment.ts';

type Reply = Awaited<ReturnType<typeof createBooking>>;

/** What a payment return does on the booking page; afterwards it goes on as after any booking. */
export function paymentReturnTools(facts: PageFacts): Omit<ResumeTools<Reply>, 'onState'> {
  let shown: number | undefined;
  return {
    createBooking,
    giveUpOrder: (paymentId) => void giveUpOrder(paymentId),
    // Being asked too often says nothing about the booking either.
    isNetworkFailure: (cause) =>
      !(cause instanceof ApiError) || cause.status >= 500 || cause.status === 429,
    async findAppointment(paymentId) {
      try {
        return (await askPayment(paymentId))?.appointmentId ?? null;
      } catch (error) {
        console.warn(error);
        return null;
      }
    },
    showAppointment: (appointmentId) => location.assign(toPath('appointment', { appointmentId })),
    showNotice({ tone, title, text, values, durationMs }) {
      // The latest says all: an earlier attempt is nobody's concern any more.
      if (shown !== undefined) dismissToast(shown);
      shown = showToast({ tone, title: say(title), text: say(text, values) }, durationMs);
    },
    showError: (cause) =>
      showToast({ tone: 'destructive', title: say('common:error'), text: explain(cause) }),
    finish({ request }, reply) {
      forgetAnswersDraft();
      window.parent.postMessage('booking-successful', '*');
      location.assign(afterBooking(reply, toContext(facts, request)).url);
    },
  };
}

async function createBooking(request: PendingBooking['request'], key: string) {
  const { data } = await client.POST('/booking', {
    body: request,
    params: { header: { 'idempotency-key': key } },
  });
  if (!data?.appointmentId) throw new PageError('invalid-booking-response');
  return data;
}

function toContext(facts: PageFacts, { start, attendee }: PendingBooking['request']) {
  const { timezone, language, email } = attendee;
  const { meetingName, isBasicTier } = facts;
  return {
    meetingName,
    isBasicTier,
    startIso: start,
    timeZone: timezone,
    language: String(language ?? ''),
    email,
  };
}

function say(key: string, values?: Readonly<Record<string, string | number>>): string {
  return textsStore.read().translator(['payment'], key, values);
}

function explain(cause: unknown): string {
  const { textKey, message } = explainError(cause);
  return message ?? say(`errors:${textKey}`);
}
