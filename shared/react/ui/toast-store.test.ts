import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAYMENT_PROBLEM_TOAST_MS, PROCESSING_TOAST_MS } from '#shared/domain/constants.ts';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

const toast = { tone: 'destructive', title: 'Error', text: 'It failed.' } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

// Spec A §9: toasts.
test.each([
  ['error: 4 s', undefined, 4_000],
  ['payment-problem: 15 s', PAYMENT_PROBLEM_TOAST_MS, 15_000],
  ['processing: 3 s', PROCESSING_TOAST_MS, 3_000],
])('%s', (_, wished, durationMs) => {
  const id = showToast(toast, wished);
  vi.advanceTimersByTime(durationMs - 1);
  expect(toastStore.read()).toEqual([{ ...toast, id }]);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toEqual([]);
});

test('each toast has its own time, and one that is dismissed stays away', () => {
  const first = showToast(toast);
  vi.advanceTimersByTime(3_000);
  const second = showToast(toast);
  dismissToast(first);
  expect(toastStore.read().map(({ id }) => id)).toEqual([second]);
  vi.advanceTimersByTime(3_999);
  expect(toastStore.read()).toHaveLength(1);
});
