import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { connectApi, type RoomDoor } from '#shared/api/connect.ts';
import { toDocumentTitle } from '#shared/domain/document-title.ts';
import { toLocale } from '#shared/domain/languages.ts';
import { type RoomData, toScriptJson } from '#shared/page-data.ts';
import { toDataBlock } from './data-block.ts';
import { chooseLanguageOf } from './page-language.ts';

/**
 * The pages of a room: what its door says to the one who asks, by the key of their link or as a host who is
 * signed in. A link that opens nothing is none. Nobody keeps any of it.
 */
export async function fillRoom(asked: AskedPage): Promise<PageFill> {
  const path = toDoorPath(asked);
  if (path === undefined) return { status: 404 };
  const reply = await asked.askApi(path);
  const cookies = reply.headers.getSetCookie();
  // What else is refused the page asks for itself, and says what became of it.
  if (!reply.ok) return { status: reply.status === 404 ? 404 : 200, isPrivate: true, cookies };
  const door: RoomDoor = await reply.json();
  const { language } = chooseLanguageOf(asked);
  const json = toScriptJson({ door } satisfies RoomData);
  return {
    status: 200,
    isPrivate: true,
    cookies,
    content: {
      toParts: () => ({
        lang: toLocale(language),
        title: toDocumentTitle([door.title]),
        head: toDataBlock(json),
      }),
    },
  };
}

/** Undefined of what the API would refuse unread. */
function toDoorPath({ page, url }: Pick<AskedPage, 'page' | 'url'>): string | undefined {
  const { params, query } = connectApi.getRoom;
  const room = params.safeParse(page.params);
  const link = query.safeParse({ key: url.searchParams.get('key') ?? undefined });
  if (!room.success || !link.success) return undefined;
  const { key } = link.data;
  const search = key === undefined ? '' : `?${new URLSearchParams({ key })}`;
  return `/connect/${room.data.roomId}${search}`;
}
