import { expect, type Page } from 'playwright/test';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { comeUnfilled } from './booking-page.ts';
import { anAppointment } from './provisional-reply.ts';

export const anAttendee: NonNullable<PublicAppointment['attendee']> = {
  ...{ id: anAppointment.id, email: 'marie@example.com', name: 'Marie Curie' },
  ...({ timezone: 'Europe/Berlin', language: 'en', notes: null } as const),
  ...{ bringalongEmails: [], isCancelled: false },
};

/** The page of a booked appointment that differs from Marie's as a test needs it. */
export async function openAppointment(
  page: Page,
  changes: Partial<PublicAppointment> = {},
  query = '',
): Promise<void> {
  const booked = { state: 'booked', heldUntil: null, disableActionButtons: false } as const;
  await page.route('**/api/appointment/*', (route) =>
    route.fulfill({ json: { ...anAppointment, ...booked, ...changes } }),
  );
  // The server knows of no such appointment, and says so of its page; a static host does not.
  await comeUnfilled(page);
  await page.goto(`/appointment/${anAppointment.id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
