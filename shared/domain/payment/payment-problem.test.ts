import { expect, test } from 'vitest';
import { explainCardError, toCaptureOutcome, toPayOutcome } from './payment-problem.ts';

// Spec A §8, Payment.
test.each(['card_error', 'validation_error', 'invalid_request_error'])(
  "%s shows the provider's message",
  (type) => {
    expect(explainCardError({ type, message: 'Your card was declined.' })).toEqual({
      key: 'problem.provider',
      message: 'Your card was declined.',
    });
  },
);

test.each([
  { type: 'api_error', message: 'Internal' },
  { type: 'card_error' },
  { message: 'Nothing known' },
])('otherwise a generic unexpected payment error: %j', (error) => {
  expect(explainCardError(error)).toEqual({ key: 'problem.unexpected' });
});

test('issue INSTRUMENT_DECLINED restarts the payment flow', () => {
  const details = [{ issue: 'INSTRUMENT_DECLINED', description: 'Declined.' }];
  expect(toCaptureOutcome({ status: 'DECLINED', details })).toEqual({ type: 'restart' });
});

test('any other issue shows its description', () => {
  const details = [{ issue: 'PAYER_ACTION_REQUIRED', description: 'Please confirm.' }];
  expect(toCaptureOutcome({ status: 'DECLINED', details })).toEqual({
    type: 'refused',
    problem: { key: 'problem.provider', message: 'Please confirm.' },
  });
  expect(toCaptureOutcome({ status: 'DECLINED', details: [] })).toEqual({
    type: 'refused',
    problem: { key: 'problem.unexpected' },
  });
});

test('what is captured is paid', () => {
  expect(toCaptureOutcome({ status: 'COMPLETED', details: [] })).toEqual({ type: 'paid' });
});

const refused = { type: 'card_error', message: 'Your card was declined.' };
const unexpected = { type: 'invalid_request_error', message: 'Unexpected state.' };
const lost = { type: 'api_connection_error', message: 'No connection.' };

test.each([
  ['succeeded', { paymentIntent: { status: 'succeeded' } }, 'paid'],
  ['on its way', { paymentIntent: { status: 'processing' } }, 'paid'],
  ['not done', { paymentIntent: { status: 'requires_payment_method' } }, 'refused'],
  ['a declined card', { error: refused }, 'refused'],
  [
    'another tab paid',
    { error: { ...unexpected, payment_intent: { status: 'succeeded' } } },
    'paid',
  ],
  [
    'another tab let it go',
    { error: { ...unexpected, payment_intent: { status: 'canceled' } } },
    'refused',
  ],
  ['no connection', { error: lost }, 'doubted'],
  ["the provider's fault", { error: { type: 'api_error' } }, 'doubted'],
])('7.3 how a try to pay by card ended: %s', (_, result, type) => {
  expect(toPayOutcome(result).type).toBe(type);
});

test('7.3 a refusal says why', () => {
  const problem = { key: 'problem.provider', message: 'Your card was declined.' };
  expect(toPayOutcome({ error: refused })).toEqual({ type: 'refused', problem });
});
