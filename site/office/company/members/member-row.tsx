import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { RoleTag } from './role-tag.tsx';

/** A member in little room: who, what they are, in which teams, when they were here. */
export function MemberRow({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const { moment } = useFormats();
  const { hostId } = useSession();
  const { id, firstname, lastname, picture, email, role, teams, lastSeenAt } = member;
  const name = `${firstname} ${lastname}`.trim();
  const seen = lastSeenAt ? t('seen', { day: moment(lastSeenAt, Date.now()) }) : t('neverSeen');
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex min-w-0 flex-1 basis-52 items-center gap-3">
        <Avatar name={name} picture={picture} className="size-9 text-xs" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium text-sm wrap-anywhere">{name}</span>
            {id === hostId && <span className="text-soft text-xs">{t('you')}</span>}
          </span>
          <span className="block truncate text-soft text-sm">{email}</span>
        </span>
      </span>
      <span className="hidden w-40 shrink-0 truncate text-soft text-sm md:block">
        {teams.map((team) => team.name).join(', ')}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5 sm:min-w-32">
        <RoleTag role={role} />
        <span className="hidden text-soft text-xs sm:block">{seen}</span>
      </span>
    </span>
  );
}
