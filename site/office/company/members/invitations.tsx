import { useDeferredValue, useRef, useState } from 'react';
import type { Invitation } from '#shared/api/invitation.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ListPages } from '#shared/react/list/list-pages.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { RoleTag } from './role-tag.tsx';
import { useMembersChanged } from './use-members-changed.ts';

/** Who is invited and has not joined yet, the newest first. */
export function Invitations() {
  const t = useTexts('members');
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState(1);
  const page = useDeferredValue(asked);
  const { data } = api.useData('get', '/company/invited-users', { params: { query: { page } } });
  const { invitations, pageSize, total } = data;
  // The last of a page was withdrawn.
  if (invitations.length === 0 && asked > 1) setAsked(asked - 1);
  if (total === 0) return null;
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('invited.title')} <span className="font-normal text-soft tabular-nums">{total}</span>
      </h2>
      <ul className="card mt-3 divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.email}
            invitation={invitation}
            onWithdrawn={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <ListPages page={page} pageSize={pageSize} total={total} onPage={setAsked} />
    </section>
  );
}

interface InvitationProps {
  readonly invitation: Invitation;
  /** Its row goes: the focus has to stay somewhere. */
  readonly onWithdrawn: () => void;
}

function InvitationRow({ invitation, onWithdrawn }: InvitationProps) {
  const t = useTexts('members');
  const { day } = useFormats();
  const { email, role, teams, expiresAt, isExpired, link } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-sm wrap-anywhere">{email}</p>
        <p className="text-pretty text-soft text-sm wrap-anywhere">
          <RoleTag role={role} />
          {teams.map(({ id, name }) => (
            <span key={id}> · {name}</span>
          ))}
          {' · '}
          <span className={isExpired ? 'text-danger' : ''}>
            {isExpired ? t('invited.expired') : t('invited.until', { day: day(expiresAt) })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1">
        <InvitationActions invitation={invitation} onWithdrawn={onWithdrawn} />
        {link && !isExpired && <CopyButton text={link} label={t('invited.link', { email })} />}
      </div>
    </li>
  );
}

function InvitationActions({ invitation, onWithdrawn }: InvitationProps) {
  const t = useTexts('members');
  const toast = useToast();
  const changed = useMembersChanged();
  const invite = api.useChange('post', '/company/invite');
  const withdraw = api.useChange('delete', '/company/invite/{email}');
  const { email, role, teams, link } = invitation;
  // Without a mail server nothing is sent: the link, which is handed on, works longer.
  const again = link ? 'renew' : 'resend';
  const say = (text: string) => {
    toast.show(t('invited.title'), text);
    void changed();
  };
  const onError = toast.failWith;
  return (
    <>
      <Button
        tone="quiet"
        className="text-sm"
        busy={invite.isPending}
        onClick={() =>
          invite.mutate(
            { body: { email, role, teamIds: teams.map(({ id }) => id) } },
            {
              onSuccess: () => say(t(link ? 'invited.renewed' : 'invited.resent', { email })),
              onError,
            },
          )
        }
      >
        {t(`invited.${again}`)}
      </Button>
      <Button
        tone="plain"
        className="text-sm"
        busy={withdraw.isPending}
        onClick={() =>
          withdraw.mutate(
            { params: { path: { email } } },
            {
              onSuccess: () => {
                say(t('invited.withdrawn', { email }));
                onWithdrawn();
              },
              onError,
            },
          )
        }
      >
        {t('invited.withdraw')}
      </Button>
    </>
  );
}
