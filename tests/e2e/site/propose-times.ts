import type { APIRequestContext, Browser } from 'playwright/test';
import { createClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import type { RunningServer } from '#tests/support/run-server.ts';
import { findMeetingType, freeStarts } from './free-starts.ts';
import { signInAs } from './sign-in.ts';

const HELD_MS = 48 * 3_600_000;

interface Proposed {
  readonly proposal: Proposal;
  /** The meeting's starts that anybody could book now. */
  free(): Promise<readonly string[]>;
  /** Takes the proposal back, as its host does. */
  withdraw(): Promise<void>;
}

/** Ada holds three starts, days apart, for Maya in New York; or those that `choose` says. */
export async function proposeTimes(
  { browser, server }: { readonly browser: Browser; readonly server: RunningServer },
  meetingSlug: string,
  choose: (free: readonly string[]) => readonly string[] = spreadOut,
): Promise<Proposed> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await signInAs(page, 'ada@demo.test');
  const meetingTypeId = await findMeetingType(createClient({ origin: server.url }), meetingSlug);
  const free = () => freeStarts(server.url, meetingSlug, [3, 24]);
  const proposal = await post(page.request, '/api/proposal', {
    ...{ meetingTypeId, times: choose(await free()) },
    // Whatever time it is there.
    holdUntil: new Date(Date.now() + HELD_MS).toISOString(),
    recipient: {
      ...{ name: 'Maya Lindqvist', email: 'maya@visitor.test' },
      ...{ timezone: 'America/New_York', language: 'en' },
    },
  });
  return {
    proposal,
    free,
    async withdraw() {
      await post(page.request, `/api/proposal/${proposal.id}/withdraw`, undefined);
      await context.close();
    },
  };
}

/** A link of a proposal: `find` says which. */
export function linkOf(url: string | null | undefined): string {
  if (!url) throw new Error('The proposal has no such link');
  return url;
}

async function post(request: APIRequestContext, path: string, data: unknown): Promise<Proposal> {
  const reply = await request.post(path, { data });
  if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`);
  return await reply.json();
}

/** The first start of every other day. */
function spreadOut(free: readonly string[]): readonly string[] {
  const days = [...Map.groupBy(free, (start) => start.slice(0, 10)).values()];
  return [days[1], days[3], days[5]].flatMap((day) => day?.[0] ?? []);
}
