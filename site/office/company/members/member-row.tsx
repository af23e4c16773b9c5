import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowText } from '#shared/react/list/row-text.tsx';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';
import { toMemberName } from './member-commands.ts';
import { RoleTag } from './role-tag.tsx';

/** A member in little room: who, what they are, in which teams, when they were here. */
export function MemberRow({ member }: { readonly member: Member }) {
  const t = useTexts('members');
  const { moment } = useFormats();
  const { hostId } = useSession();
  const { id, picture, email, role, teams, lastSeenAt } = member;
  const name = toMemberName(member);
  const seen = lastSeenAt ? t('seen', { day: moment(lastSeenAt, Date.now()) }) : t('neverSeen');
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} picture={imageSrc(picture)} size={24} />
      <span className="min-w-0 flex-1">
        <RowText
          title={name}
          mark={id === hostId && <span className="text-soft text-xs">{t('you')}</span>}
          notes={[email]}
        />
      </span>
      <span className="hidden w-40 shrink-0 truncate text-soft text-sm lg:block">
        {teams.map((team) => team.name).join(', ')}
      </span>
      <span className="hidden w-28 shrink-0 truncate text-right text-soft text-xs md:block">
        {seen}
      </span>
      <span className="shrink-0 whitespace-nowrap text-right md:w-32">
        <RoleTag role={role} />
      </span>
    </span>
  );
}
