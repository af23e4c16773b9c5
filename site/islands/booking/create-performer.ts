import type { QueryClient } from '@tanstack/react-query';
import type { FlowEffect } from '#shared/domain/booking/flow.ts';
import { forgetAnswersDraft } from '#site/lib/answers-draft.ts';
import type { Send } from './booking-atom.ts';
import { refreshAvailability } from './booking-queries.ts';
import { afterTime } from './steps/held-steps.ts';

/** Does what the flow decided. Answers of the server come back as events. */
export function createPerformer(queryClient: QueryClient) {
  const refresh = () => refreshAvailability(queryClient);
  return (effect: FlowEffect, send: Send): void => {
    switch (effect.type) {
      case 'create-booking':
        // With the form, whose chunk it is in, came the API's whole client.
        void afterTime.load().then((step) => step.createBooking(effect, send));
        return;
      case 'create-payment-order':
        void afterTime.load().then((step) => step.createPaymentOrder(effect, send));
        return;
      case 'keep-pending':
        // The chunk is here since the form: it is kept before any provider can be asked.
        void afterTime.load().then((step) => step.savePendingBooking(effect.pending));
        return;
      case 'forget-pending':
        void afterTime.load().then((step) => step.forgetPendingBooking(effect.paymentId));
        return;
      case 'ask-payment':
        void afterTime.load().then((step) => step.askWhetherPaid(effect.paymentId, send));
        return;
      case 'give-up-order':
        void afterTime
          .load()
          .then((step) => step.giveUpOrder(effect.paymentId))
          .then(refresh);
        return;
      case 'refresh-availability':
        void refresh();
        return;
      case 'show-error':
        void afterTime.load().then((step) => step.showFailure(effect.failure));
        return;
      case 'forget-answers':
        forgetAnswersDraft();
        return;
      case 'tell-parent':
        // Whoever embeds the page may know; the message says nothing else.
        window.parent.postMessage(effect.message, '*');
        return;
      case 'go-on':
        void afterTime.load().then((step) => step.goOn(effect.outcome));
        return;
    }
  };
}
