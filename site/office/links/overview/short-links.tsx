import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { useList } from '#shared/react/list/use-list.ts';
import { api } from '#site/office/api.ts';
import { KeptLinks } from './kept-links.tsx';
import { toLinkName } from './link-commands.ts';
import { LINKS_PAGE_SIZE, linksParts } from './links-parts.ts';

const shortLinks = defineList({
  address: linksParts,
  useData: ({ page, search, view }) =>
    api.useData('get', '/short-link', {
      params: { query: { page, pageSize: LINKS_PAGE_SIZE, view, search: search || undefined } },
    }).data,
  read: ({ links, ...reply }) => ({ rows: links, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: (link) => toLinkName(link),
});

/** Short addresses with names, for where a long one has no room. */
export function ShortLinks({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTexts('links');
  const list = useList(shortLinks);
  const change = api.useChange('patch', '/short-link/{linkId}');
  const withdraw = api.useChange('delete', '/short-link/{linkId}');
  const paramsOf = (id: string) => ({ path: { linkId: id } });
  return (
    <KeptLinks
      list={list}
      kind="short"
      onCreate={onCreate}
      onChange={(id, body) => change.mutateAsync({ params: paramsOf(id), body })}
      onWithdraw={(id) => withdraw.mutateAsync({ params: paramsOf(id) })}
      notesOf={({ name, path, target }) => [name !== null && path, t('short.to', { target })]}
    />
  );
}
