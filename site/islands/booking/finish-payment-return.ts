import type { BookingRequestInput } from '#shared/api/booking.ts';
import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError, PageError } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { client } from '#site/lib/client.ts';
import { forgetAnswersDraft } from './answers-draft.ts';
import { resumePayment } from './payment/resume-payment.ts';
import { loadPaymentTexts } from './steps/load-payment.ts';

type Attendee = BookingRequestInput['attendee'];

/** Books what was paid before the page was left, and goes on as after any booking. */
export async function finishPaymentReturn(facts: PageFacts): Promise<void> {
  await loadPaymentTexts();
  resumePayment({
    createBooking: async (request, key) => {
      const { data } = await client.POST('/booking', {
        // The tab kept what the form had checked; the server checks it again.
        body: request as PendingBooking['request'] & { attendee: Attendee; paymentId: string },
        params: { header: { 'idempotency-key': key } },
      });
      if (!data?.appointmentId) throw new PageError('invalid-booking-response');
      return data;
    },
    isNetworkFailure: (cause) => !(cause instanceof ApiError) || cause.status >= 500,
    showNotice: ({ tone, title, text, values, durationMs }) =>
      showToast({ tone, title: say(title), text: say(text, values) }, durationMs),
    showError: (cause) =>
      showToast({ tone: 'destructive', title: say('common:error'), text: explain(cause) }),
    finish: ({ request }, reply) => {
      forgetAnswersDraft();
      window.parent.postMessage('booking-successful', '*');
      const attendee = request.attendee as Attendee;
      const context = {
        meetingName: facts.meetingName,
        isBasicTier: facts.isBasicTier,
        startIso: request.start,
        timeZone: attendee.timezone,
        language: attendee.language ?? '',
        email: attendee.email,
      };
      location.assign(afterBooking(reply, context).url);
    },
  });
}

function say(key: string, values?: Readonly<Record<string, string | number>>): string {
  return textsStore.read().translator(['payment'], key, values);
}

function explain(cause: unknown): string {
  const { textKey, message } = explainError(cause);
  return message ?? say(`errors:${textKey}`);
}
