import { expect, test } from 'vitest';
import { ApiError, type ApiErrorBody } from './api-error.ts';
import { explainError, PageError } from './explain.ts';

function failed(body: ApiErrorBody, status = 409): ApiError {
  return new ApiError({ url: '/api/booking', status, statusText: '' }, body);
}

// Spec A §8.
test.each([
  [
    'a code of the catalogue has its own text',
    { error: 'host-disabled', message: 'x' },
    'host-disabled',
  ],
  [
    'any other code gives the generic-unavailable message',
    { error: 'brand-new', message: 'x' },
    'generic-unavailable',
  ],
  ['exceeded booking rate limit', { message: 'You exceeded booking rate limit.' }, 'rate-limited'],
  ['booking limit', { message: 'Reached the booking limit' }, 'rate-limited'],
  [
    'no longer available',
    { message: 'The slot is no longer available' },
    'slot-no-longer-available',
  ],
  ['No available queue hosts', { message: 'No available queue hosts' }, 'no-available-hosts'],
  ['nothing at all', {}, 'generic-unavailable'],
])('%s', (_, body, textKey) => {
  expect(explainError(failed(body))).toEqual({
    code: 'error' in body ? body.error : undefined,
    textKey,
    message: undefined,
  });
});

test('other messages are shown as they are', () => {
  expect(explainError(failed({ message: 'Ada is on holiday.' })).message).toBe(
    'Ada is on holiday.',
  );
});

test.each(['<html>502</html>', '{"a":1}', 'An error occurred in the Server Components render.'])(
  'the insides of a server are not shown: %s',
  (message) => {
    expect(explainError(failed({ message }, 502))).toMatchObject({
      textKey: 'generic-unavailable',
      message: undefined,
    });
  },
);

test('no reply is the network', () => {
  expect(explainError(new TypeError('Failed to fetch')).textKey).toBe('network');
  expect(explainError(new DOMException('', 'TimeoutError')).textKey).toBe('network');
});

test('what a page finds itself has a text of its own', () => {
  expect(explainError(new PageError('invalid-booking-response')).textKey).toBe(
    'invalid-booking-response',
  );
});

test.each([undefined, null, 'text', new RangeError('bug')])('%s is never a crash', (error) => {
  expect(explainError(error)).toEqual({
    code: undefined,
    textKey: 'generic-unavailable',
    message: undefined,
  });
});
