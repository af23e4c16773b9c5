import { useState } from 'react';
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
import { OfferMenu } from '#site/office/commands/offer-menu.tsx';
import { useRowCommands } from '#site/office/commands/use-row-commands.ts';
import { type MemberQuestion, memberCommands, toMemberName } from './member-commands.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberQuestionDialog } from './member-question.tsx';
import { MemberRow } from './member-row.tsx';
import { useRoleSwitch } from './use-role-switch.ts';

const PAGE_SIZE = 50;

const membersList = defineList({
  address: { search: searchText, cursor: cursorPlace, member: openPart },
  useData: ({ search, cursor }) =>
    api.useData('get', '/company/v2/employees', {
      params: { query: { pageSize: PAGE_SIZE, search: search || undefined, cursor } },
    }).data,
  read: ({ members, total, ...reply }) => ({ rows: members, total, paging: byCursor(reply) }),
  toId: ({ id }) => id,
  toName: toMemberName,
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
  const [asked, setAsked] = useState<{ readonly is: MemberQuestion; readonly member: Member }>();
  const switchRole = useRoleSwitch();
  const { offersOf, onKey } = useRowCommands({
    table: memberCommands,
    deeds: { switchRole, ask: (is, member) => setAsked({ is, member }) },
    say: (label) => t(label),
  });
  const close = () => {
    if (query.member !== undefined) go({ member: undefined });
  };
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
        actions={(member) => (
          // Roles stand under each other, also where there is nothing to do.
          <span className="min-w-9 pointer-coarse:min-w-11">
            <OfferMenu
              label={t('actions', { name: toMemberName(member) })}
              offers={offersOf([member])}
            />
          </span>
        )}
        onKey={onKey}
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
      {open && !asked && <MemberDialog member={open} offers={offersOf([open])} onClose={close} />}
      {asked && (
        <MemberQuestionDialog
          {...asked}
          onBack={() => setAsked(undefined)}
          onClose={() => {
            setAsked(undefined);
            close();
          }}
        />
      )}
    </section>
  );
}
