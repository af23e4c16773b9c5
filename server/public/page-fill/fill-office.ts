import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { type OfficeData, PAGE_DATA_ID, PAGE_END_ID, toScriptJson } from '#shared/page-data.ts';
import { toDataBlock } from './data-block.ts';

/**
 * A screen of the office: what its shell asks the API before anything else. The dashboard's day takes
 * longer and follows at the end, while its browser asks for the rest already. What is refused is left
 * out, so that the screen asks for itself and says what became of it. Nobody keeps any of it.
 */
export async function fillOffice({ page, hasSession, askApi }: AskedPage): Promise<PageFill> {
  if (!hasSession) return { status: 200 };
  const reply = await askApi('/session');
  const cookies = reply.headers.getSetCookie();
  if (!reply.ok) return { status: 200, isPrivate: true, cookies };
  const session: unknown = await reply.json();
  const hasDay = page.id === 'dashboard';
  const known = { '/session': session, ...(hasDay && { '/dashboard': null }) };
  const json = toScriptJson(known satisfies OfficeData);
  return {
    status: 200,
    isPrivate: true,
    cookies,
    content: {
      toParts: () => ({ head: toDataBlock(json, PAGE_DATA_ID) }),
      ...(hasDay && {
        toEnd: async () => toDataBlock(await toDay(askApi).catch(() => ''), PAGE_END_ID),
      }),
    },
  };
}

/** Nothing where it is refused, or cannot be told now. */
async function toDay(askApi: AskedPage['askApi']): Promise<string> {
  const reply = await askApi('/dashboard');
  return reply.ok ? toScriptJson({ '/dashboard': await reply.json() } satisfies OfficeData) : '';
}
