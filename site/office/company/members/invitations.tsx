import type { Invitation } from '#shared/api/invitation.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { RoleTag } from './role-tag.tsx';
import { useMembersChanged } from './use-members-changed.ts';

/** Who is invited and has not joined yet. */
export function Invitations() {
  const t = useTexts('members');
  const { data } = api.useData('get', '/company/invited-users', {
    params: { query: { pageSize: 100 } },
  });
  if (data.invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="font-semibold">
        {t('invited.title')}
      </h2>
      <ul className="card mt-3 divide-y divide-line">
        {data.invitations.map((invitation) => (
          <InvitationRow key={invitation.email} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const t = useTexts('members');
  const { date } = useFormats();
  const { email, role, teams, expiresAt, isExpired, link } = invitation;
  const names = teams.map(({ name }) => name).join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium text-sm wrap-anywhere">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-soft text-sm">
          <RoleTag role={role} />
          {names && <span>{names}</span>}
          <span className={isExpired ? 'text-danger' : ''}>
            {isExpired ? t('invited.expired') : t('invited.until', { day: date(expiresAt) })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {link && !isExpired && <CopyButton text={link} label={t('invited.link', { email })} />}
        <InvitationActions invitation={invitation} />
      </div>
    </li>
  );
}

function InvitationActions({ invitation }: { readonly invitation: Invitation }) {
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
            { onSuccess: () => say(t('invited.withdrawn', { email })), onError },
          )
        }
      >
        {t('invited.withdraw')}
      </Button>
    </>
  );
}
