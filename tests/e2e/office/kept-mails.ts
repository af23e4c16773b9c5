import type { APIRequestContext, Page } from 'playwright/test';
import { signInWith } from '../site/sign-in.ts';
import { expect } from '../support/test.ts';

export interface KeptMail {
  readonly subject: string;
  readonly text: string;
  readonly calendarFile: string;
}

/** What somebody was sent, the first mail first: without a mail server an owner reads it. */
export async function keptMails(page: Page, to: string, count: number): Promise<KeptMail[]> {
  const list = async () => {
    const { mails } = await (await page.request.get('/api/mail-log')).json();
    return mails.filter((mail: { to: string }) => mail.to === to).reverse();
  };
  await expect.poll(async () => (await list()).length).toBe(count);
  const read = async ({ id }: { id: string }) =>
    (await page.request.get(`/api/mail-log/${id}`)).json();
  return Promise.all((await list()).map(read));
}

/**
 * Waits until so many mails are in the owner's log: they are written after their booking, and a list that
 * was asked for before shows none.
 */
export async function untilMailed(request: APIRequestContext, count: number): Promise<void> {
  await signInWith(request, 'ada@demo.test');
  const total = async () => (await (await request.get('/api/mail-log')).json()).total;
  await expect.poll(total).toBeGreaterThanOrEqual(count);
}

/** What a calendar file says by that name: `UID`, `SEQUENCE`. */
export const lineOf = ({ calendarFile }: KeptMail, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(calendarFile.replaceAll('\r', ''))?.[1];
