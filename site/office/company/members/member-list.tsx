import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { cursorPlace, openPart, searchText } from '#shared/react/list/address-parts.ts';
import { byCursor, defineList } from '#shared/react/list/define-list.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow } from './member-row.tsx';

const PAGE_SIZE = 50;

const membersList = defineList({
  address: { search: searchText, cursor: cursorPlace, member: openPart },
  useData: ({ search, cursor }) =>
    api.useData('get', '/company/v2/employees', {
      params: { query: { pageSize: PAGE_SIZE, search: search || undefined, cursor } },
    }).data,
  read: ({ members, total, ...reply }) => ({ rows: members, total, paging: byCursor(reply) }),
  toId: ({ id }) => id,
  toName: nameOf,
});

interface MemberListProps {
  /** Who may not invite has none. */
  readonly onInvite: (() => void) | undefined;
}

/** The members by name, searched and by pages; which one is open stands in the address. */
export function MemberList({ onInvite }: MemberListProps) {
  const t = useTexts('members');
  const list = useList(membersList);
  const { rows, total } = useListed(list);
  const { query, go } = list;
  const open = rows.find(({ id }) => id === query.member);
  return (
    <section aria-label={t('list')}>
      <ListBody
        list={list}
        filters={
          <ListSearch
            value={query.search}
            placeholder={t('search')}
            onSearch={(search) => go({ search })}
          />
        }
        total={(count) => t('total', { count })}
        empty={null}
        label={t('list')}
        openId={query.member}
        targetOf={({ id }) => list.linkTo({ member: id })}
      >
        {(member) => <MemberRow member={member} />}
      </ListBody>
      {onInvite && total === 1 && query.search === '' && (
        <EmptyList icon="users" title={t('alone.title')}>
          <p>{t('alone.text')}</p>
          <Button className="mt-4" onClick={onInvite}>
            {t('inviting.title')}
          </Button>
        </EmptyList>
      )}
      {open && <MemberDialog member={open} onClose={() => go({ member: undefined })} />}
    </section>
  );
}

function nameOf({ firstname, lastname }: Member): string {
  return `${firstname} ${lastname}`.trim();
}
