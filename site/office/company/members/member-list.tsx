import { useDeferredValue, useState } from 'react';
import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { List } from '#shared/react/list/list.tsx';
import { ListSearch } from '#shared/react/list/list-search.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow } from './member-row.tsx';

const PAGE_SIZE = 50;

interface MemberListProps {
  /** Who may not invite has none. */
  readonly onInvite: (() => void) | undefined;
}

/** The members by name, searched and by pages. */
export function MemberList({ onInvite }: MemberListProps) {
  const t = useTexts('members');
  const [asked, setAsked] = useState<{ search: string; cursor?: string }>({ search: '' });
  const [openId, setOpenId] = useState<string>();
  const [leftId, setLeftId] = useState<string>();
  const { search, cursor } = useDeferredValue(asked);
  const { data } = api.useData('get', '/company/v2/employees', {
    params: {
      query: { pageSize: PAGE_SIZE, ...(search && { search }), ...(cursor && { cursor }) },
    },
  });
  const { members, total, next, previous } = data;
  const open = members.find(({ id }) => id === openId);
  const turn = (to: string | null) => to && setAsked({ search: asked.search, cursor: to });
  return (
    <section aria-label={t('list')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListSearch
          value={asked.search}
          placeholder={t('search')}
          onSearch={(typed) => {
            if (typed !== asked.search) setAsked({ search: typed });
          }}
        />
        <p role="status" className="text-soft text-sm tabular-nums">
          {t('total', { count: total })}
        </p>
      </div>
      <div className="mt-3">
        {members.length === 0 ? (
          <NothingFound onShowAll={() => setAsked({ search: '' })} />
        ) : (
          <List
            label={t('list')}
            rows={members}
            toId={({ id }) => id}
            toName={nameOf}
            openId={openId}
            leftId={leftId}
            onOpen={setOpenId}
          >
            {(member) => <MemberRow member={member} />}
          </List>
        )}
      </div>
      {onInvite && total === 1 && search === '' && (
        <div className="mt-4">
          <EmptyList icon="users" title={t('alone.title')}>
            <p>{t('alone.text')}</p>
            <Button className="mt-4" onClick={onInvite}>
              {t('inviting.title')}
            </Button>
          </EmptyList>
        </div>
      )}
      {(next ?? previous) !== null && (
        <div className="mt-4 flex justify-between gap-3">
          <Button tone="quiet" disabled={previous === null} onClick={() => turn(previous)}>
            {t('previous')}
          </Button>
          <Button tone="quiet" disabled={next === null} onClick={() => turn(next)}>
            {t('next')}
          </Button>
        </div>
      )}
      {open && (
        <MemberDialog
          member={open}
          onClose={() => {
            setOpenId(undefined);
            setLeftId(open.id);
          }}
        />
      )}
    </section>
  );
}

function nameOf({ firstname, lastname }: Member): string {
  return `${firstname} ${lastname}`.trim();
}
