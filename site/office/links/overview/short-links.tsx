import { useState } from 'react';
import type { KeptShortLink } from '#shared/api/short-link.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { useList } from '#shared/react/list/use-list.ts';
import { api } from '#site/office/api.ts';
import { ShareDialog } from '#site/office/share/share-dialog.tsx';
import { KeptLinks } from './kept-links.tsx';
import { LINKS_PAGE_SIZE, linksParts } from './links-parts.ts';

const shortLinks = defineList({
  address: linksParts,
  useData: ({ page, search, view }) =>
    api.useData('get', '/short-link', {
      params: { query: { page, pageSize: LINKS_PAGE_SIZE, view, search: search || undefined } },
    }).data,
  read: ({ links, ...reply }) => ({ rows: links, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: ({ name, path }) => name ?? path,
});

/** Short addresses with names, for where a long one has no room. */
export function ShortLinks({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTexts('links');
  const list = useList(shortLinks);
  const [shared, setShared] = useState<KeptShortLink>();
  const change = api.useChange('patch', '/short-link/{linkId}');
  const withdraw = api.useChange('delete', '/short-link/{linkId}');
  const paramsOf = (id: string) => ({ path: { linkId: id } });
  return (
    <>
      <KeptLinks
        list={list}
        kind="short"
        onCreate={onCreate}
        onChange={(id, body) => change.mutateAsync({ params: paramsOf(id), body })}
        onWithdraw={(id) => withdraw.mutateAsync({ params: paramsOf(id) })}
        notesOf={({ name, path, target }) => [name !== null && path, t('short.to', { target })]}
        commandsOf={(link) => [{ label: t('qr'), icon: 'qr', run: () => setShared(link) }]}
      />
      {shared && (
        <ShareDialog
          name={shared.name ?? shared.path}
          path={shared.path}
          onClose={() => setShared(undefined)}
        />
      )}
    </>
  );
}
