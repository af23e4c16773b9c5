import { useEffect, useRef } from 'react';
import type { Invitation } from '#shared/api/invitation.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { pagePlace } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { RowText } from '#shared/react/list/row-text.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { useListed } from '#shared/react/list/use-listed.ts';
import { Menu } from '#shared/react/ui/menu.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { RoleTag } from './role-tag.tsx';
import { useMembersChanged } from './use-members-changed.ts';

const invitedList = defineList({
  address: { invited: pagePlace },
  useData: ({ invited: page }) =>
    api.useData('get', '/company/invited-users', { params: { query: { page } } }).data,
  read: ({ invitations, ...reply }) => {
    const { previous, next, at } = byPage(reply);
    return {
      rows: invitations,
      total: reply.total,
      paging: {
        previous: previous && { invited: previous.page },
        next: next && { invited: next.page },
        at,
      },
    };
  },
  toId: ({ email }) => email,
  toName: ({ email }) => email,
});

/** Who is invited and has not joined yet, the newest first. */
export function Invitations() {
  const t = useTexts('members');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useList(invitedList);
  const { rows, total, paging } = useListed(list);
  const back = paging?.previous;
  // The last of a page was withdrawn.
  useEffect(() => {
    if (rows.length === 0 && back) list.go(back);
  });
  if (total === 0) return null;
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
        {t('invited.title')} <span className="font-normal text-soft tabular-nums">{total}</span>
      </h2>
      <ListBody
        list={list}
        empty={null}
        label={t('invited.title')}
        actions={(invitation) => (
          <InvitationActions invitation={invitation} onWithdrawn={() => heading.current?.focus()} />
        )}
      >
        {(invitation) => <InvitationRow invitation={invitation} />}
      </ListBody>
    </section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const t = useTexts('members');
  const { day } = useFormats();
  const { email, role, teams, expiresAt, isExpired } = invitation;
  return (
    <RowText
      title={email}
      mark={
        <>
          <RoleTag role={role} />
          {isExpired && <span className="text-danger text-xs">{t('invited.expired')}</span>}
        </>
      }
      notes={[
        ...teams.map(({ name }) => name),
        !isExpired && t('invited.until', { day: day(expiresAt) }),
      ]}
    />
  );
}

interface InvitationActionsProps {
  readonly invitation: Invitation;
  /** Its row goes: the focus has to stay somewhere. */
  readonly onWithdrawn: () => void;
}

function InvitationActions({ invitation, onWithdrawn }: InvitationActionsProps) {
  const t = useTexts('members');
  const toast = useToast();
  const changed = useMembersChanged();
  const invite = api.useChange('post', '/company/invite');
  const withdraw = api.useChange('delete', '/company/invite/{email}');
  const { email, role, teams, link, isExpired } = invitation;
  // Without a mail server nothing is sent: the link, which is handed on, works longer.
  const again = link ? 'renew' : 'resend';
  const say = (text: string) => {
    toast.show(t('invited.title'), text);
    void changed();
  };
  const onError = toast.failWith;
  const inviteAgain = () =>
    invite.mutate(
      { body: { email, role, teamIds: teams.map(({ id }) => id) } },
      {
        onSuccess: () => say(t(link ? 'invited.renewed' : 'invited.resent', { email })),
        onError,
      },
    );
  const withdrawIt = () =>
    withdraw.mutate(
      { params: { path: { email } } },
      {
        onSuccess: () => {
          say(t('invited.withdrawn', { email }));
          onWithdrawn();
        },
        onError,
      },
    );
  return (
    <>
      {link && !isExpired && <CopyButton text={link} label={t('invited.link', { email })} />}
      <Menu
        label={t('invited.actions', { email })}
        items={[
          { label: t(`invited.${again}`), icon: 'mail', run: inviteAgain },
          { label: t('invited.withdraw'), icon: 'trash', tone: 'danger', run: withdrawIt },
        ]}
      />
    </>
  );
}
