import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { type OfficeData, toScriptJson } from '#shared/page-data.ts';
import { toDataBlock } from './data-block.ts';

/**
 * A screen of the office: what its shell asks the API before anything else. What is refused is left out,
 * so that the screen asks for itself and says what became of it. Nobody keeps any of it.
 */
export async function fillOffice({ page, hasSession, askApi }: AskedPage): Promise<PageFill> {
  if (!hasSession) return { status: 200 };
  const paths = ['/session', ...(page.id === 'dashboard' ? ['/dashboard'] : [])];
  const replies = await Promise.all(
    paths.map(async (path) => ({ path, reply: await askApi(path) })),
  );
  const data: Record<string, unknown> = {};
  for (const { path, reply } of replies) {
    if (reply.ok) data[path] = await reply.json();
  }
  const json = toScriptJson(data satisfies OfficeData);
  return {
    status: 200,
    isPrivate: true,
    cookies: replies.flatMap(({ reply }) => reply.headers.getSetCookie()),
    content: { toParts: () => ({ head: toDataBlock(json) }) },
  };
}
