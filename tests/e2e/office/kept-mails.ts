import type { Page } from 'playwright/test';
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

/** What a calendar file says by that name: `UID`, `SEQUENCE`. */
export const lineOf = ({ calendarFile }: KeptMail, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(calendarFile.replaceAll('\r', ''))?.[1];
