import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { useList } from '#shared/react/list/use-list.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { KeptLinks } from './kept-links.tsx';
import { toLinkName } from './link-commands.ts';
import { LINKS_PAGE_SIZE, linksParts } from './links-parts.ts';

const oneTimeLinks = defineList({
  address: linksParts,
  useData: ({ page, search, view }) =>
    api.useData('get', '/one-time-link', {
      params: { query: { page, pageSize: LINKS_PAGE_SIZE, view, search: search || undefined } },
    }).data,
  read: ({ links, ...reply }) => ({ rows: links, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: (link) => toLinkName(link),
});

/** Links that book once, and who has booked with them. */
export function OneTimeLinks({ onCreate }: { readonly onCreate: () => void }) {
  const t = useTexts('links');
  const { moment } = useFormats();
  const list = useList(oneTimeLinks);
  const change = api.useChange('patch', '/one-time-link/{oneTimeLinkId}');
  const withdraw = api.useChange('delete', '/one-time-link/{oneTimeLinkId}');
  const paramsOf = (id: string) => ({ path: { oneTimeLinkId: id } });
  return (
    <KeptLinks
      list={list}
      kind="once"
      onCreate={onCreate}
      onChange={(id, body) => change.mutateAsync({ params: paramsOf(id), body })}
      onWithdraw={(id) => withdraw.mutateAsync({ params: paramsOf(id) })}
      notesOf={({ name, meetingType, host, usedBy, usedAt, createdAt }) => [
        name === null ? t('once.made', { when: moment(createdAt, 0) }) : meetingType.name,
        host && t('once.host', { name: host.name }),
        usedAt &&
          (usedBy
            ? t('once.usedBy', { name: usedBy.name, when: moment(usedAt, 0) })
            : t('once.usedAt', { when: moment(usedAt, 0) })),
      ]}
    />
  );
}
