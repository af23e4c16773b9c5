import type { ApiClient } from '#shared/api/client.ts';
import type { LinksSeen, SeenLink } from '#shared/react/panels/seen.ts';
import { toPath } from '#shared/routes/index.ts';
import { nowMs } from '../now-ms.ts';

/** More than somebody has. */
const query = { state: 'published', pageSize: 100 } as const;

/** The pages that visitors book on: one's own, then those of colleagues and teams that one hosts. */
export async function loadLinks(
  client: ApiClient,
  { serverUrl, slug, pageName }: LinksWish,
): Promise<LinksSeen> {
  const [own, assigned] = await Promise.all([
    client.GET('/meeting-type', { params: { query } }),
    client.GET('/meeting-type/assigned', { params: { query } }),
  ]);
  const listed = [
    ...(own.data?.meetingTypes ?? []).map((each) => ({ ...each, of: null })),
    ...(assigned.data?.meetingTypes ?? []).map((each) => ({ ...each, of: each.owner.name })),
  ];
  const links = listed.flatMap(({ id, name, of, durations, path }): SeenLink[] =>
    path === null ? [] : [{ id, name, of, durationsMinutes: durations, url: serverUrl + path }],
  );
  const page: SeenLink[] =
    slug === null
      ? []
      : [
          {
            id: 'page',
            name: pageName,
            of: null,
            durationsMinutes: [],
            url: serverUrl + toPath('user', { user: slug }),
          },
        ];
  return { atMs: nowMs(), links: [...links, ...page] };
}

interface LinksWish {
  readonly serverUrl: string;
  /** The address of one's page; null while there is none. */
  readonly slug: string | null;
  readonly pageName: string;
}
