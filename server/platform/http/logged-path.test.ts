import { expect, test } from 'vitest';
import { withIds } from './logged-path.ts';

const id = '0c9a1f0e-8d6b-4f0c-9f5e-00ff10a2b3c4';

test.each([
  ['/api/session', '/api/session', '/api/session'],
  ['/api/user2/:user', '/api/user2/ada%40acme.test', '/api/user2/…'],
  ['/api/user2/:user', `/api/user2/${id}`, `/api/user2/${id}`],
  [
    '/api/booking/confirm/cancel/:appointmentId/:secret',
    `/api/booking/confirm/cancel/${id}/s3cret`,
    `/api/booking/confirm/cancel/${id}/…`,
  ],
])('9. of %s the log has only ids: %s → %s', (pattern, path, logged) => {
  expect(withIds(pattern, path)).toBe(logged);
});
