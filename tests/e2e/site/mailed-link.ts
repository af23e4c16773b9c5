import { type APIRequestContext, type APIResponse, expect } from 'playwright/test';
import type { RunningServer } from '#tests/support/run-server.ts';

/** The text of the latest mail of a kind (to one address), as the owner of the mail log reads it. */
export async function mailedText(
  request: APIRequestContext,
  server: RunningServer,
  mail: { readonly kind: string; readonly to?: string },
): Promise<string | undefined> {
  const { mails } = await answerOf(request.get(`${server.url}/api/mail-log`));
  const found = mails.find(
    ({ kind, to }: { kind: string; to: string }) => kind === mail.kind && to === (mail.to ?? to),
  );
  if (!found) return undefined;
  const { text } = await answerOf(request.get(`${server.url}/api/mail-log/${found.id}`));
  return text;
}

async function answerOf(asking: Promise<APIResponse>) {
  const reply = await asking;
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

/** Lets the owner of the mail log read it. */
export async function openMailLog(
  request: APIRequestContext,
  server: RunningServer,
): Promise<void> {
  await answerOf(
    request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: { email: 'ada@demo.test', password: server.password },
    }),
  );
}

/** The path of a link in the latest mail of a kind (to one address), as the owner of the mail log reads it. */
export async function mailedLink(
  request: APIRequestContext,
  server: RunningServer,
  mail: { readonly kind: string; readonly path: string; readonly to?: string },
): Promise<string> {
  await openMailLog(request, server);
  let link: string | undefined;
  // Mails are written by a job, a moment after the reply; one that fails is tried again by and by.
  await expect
    .poll(
      async () => {
        const text = (await mailedText(request, server, mail)) ?? '';
        link = new RegExp(`https?://[^/\\s]+(${mail.path}\\S*)`).exec(text)?.[1];
        return link;
      },
      { message: `a link to ${mail.path} in a mail`, timeout: 60_000 },
    )
    .toBeDefined();
  return link ?? '';
}
