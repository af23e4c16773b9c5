import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

const looks = {
  owner: 'bg-brand-soft text-brand-text',
  admin: 'bg-sunken text-ink',
  member: 'text-soft',
} as const satisfies Record<Member['role'], string>;

/** What somebody is in the company. */
export function RoleTag({ role }: { readonly role: Member['role'] }) {
  const t = useTexts('members');
  return (
    <span className={`rounded px-1.5 py-0.5 font-medium text-xs ${looks[role]}`}>
      {t(`roles.${role}`)}
    </span>
  );
}
