import { expect, test } from 'vitest';
import { explainCardError, toCaptureOutcome } from './payment-problem.ts';

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
    type: 'problem',
    problem: { key: 'problem.provider', message: 'Please confirm.' },
  });
  expect(toCaptureOutcome({ status: 'DECLINED', details: [] })).toEqual({
    type: 'problem',
    problem: { key: 'problem.unexpected' },
  });
});

test('what is captured is paid', () => {
  expect(toCaptureOutcome({ status: 'COMPLETED', details: [] })).toEqual({ type: 'paid' });
});
