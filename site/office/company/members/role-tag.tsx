import type { Member } from '#shared/api/member.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

const looks = {
  owner: 'rounded-md bg-brand-soft px-1.5 py-0.5 text-brand-text',
  admin: 'rounded-md bg-ink/6 px-1.5 py-0.5 text-ink',
  member: 'text-soft',
} as const satisfies Record<Member['role'], string>;

/** What somebody is in the company. */
export function RoleTag({ role }: { readonly role: Member['role'] }) {
  const t = useTexts('members');
  return <span className={`font-medium text-xs ${looks[role]}`}>{t(`roles.${role}`)}</span>;
}
