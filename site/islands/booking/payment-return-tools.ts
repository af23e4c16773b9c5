import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { ERROR_TOAST_MS } from '#shared/domain/constants.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { explainError, PageError } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { toPath } from '#shared/routes/index.ts';
import { forgetAnswersDraft } from '#site/lib/answers-draft.ts';
import { client } from '#site/lib/client.ts';
import { askPayment } from './ask-payment.ts';
import { giveUpOrder } from './give-up-order.ts';
import { goOn } from './go-on.ts';
import type { ResumeTools } from './payment/resume-payment.ts';

/** What is read out of a payment return; the banner has it to be seen. */
export interface Spoken {
  readonly tone: 'plain' | 'destructive';
  readonly title: string;
  readonly text: string;
  /** Spec A §9: how long it can be heard again. */
  readonly durationMs: number;
}

type Reply = Awaited<ReturnType<typeof createBooking>>;

/** What a payment return does on the booking page; afterwards it goes on as after any booking. */
export function paymentReturnTools(
  facts: PageFacts,
  speak: (words: Spoken) => void,
): Omit<ResumeTools<Reply>, 'onState'> {
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
    showNotice: ({ tone, title, text, values, durationMs }) =>
      speak({ tone, title: say(title), text: say(text, values), durationMs }),
    showError: (cause) =>
      speak({
        tone: 'destructive',
        title: say('common:error'),
        text: explain(cause),
        durationMs: ERROR_TOAST_MS,
      }),
    finish({ request }, reply) {
      forgetAnswersDraft();
      window.parent.postMessage('booking-successful', '*');
      void goOn({ reply, context: toContext(facts, request) });
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

function toContext(facts: PageFacts, { start, attendee, proposal }: PendingBooking['request']) {
  const { timezone, language, email } = attendee;
  const { meetingName, isBasicTier } = facts;
  return {
    meetingName,
    isBasicTier,
    startIso: start,
    timeZone: timezone,
    language: String(language ?? ''),
    email,
    ...(proposal && { proposal }),
  };
}

const say: Translate<'payment'> = (key, values) =>
  textsStore.read().translator('payment', key, values);

function explain(cause: unknown): string {
  const { textKey, message } = explainError(cause);
  return message ?? say(`errors:${textKey}`);
}
