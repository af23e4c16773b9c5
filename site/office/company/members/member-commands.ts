import type { Member } from '#shared/api/member.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Command } from '#site/office/commands/command.ts';

/** What is asked about a member before something is done with them. */
export type MemberQuestion = 'owner' | 'removal';

/** What commands do with members. */
interface MemberDeeds {
  /** Makes an admin of a member, and a member of an admin. */
  switchRole(member: Member): void;
  ask(question: MemberQuestion, member: Member): void;
}

type MemberCommand = Command<Member, MemberDeeds, TextKey<'members'>>;

const isOneself = ({ id }: Member, { hostId }: Session) => id === hostId;
const isManaged = ({ role }: Member, actor: Session) =>
  role !== 'owner' && reachOf(actor, 'member:manage') !== undefined;
const ask =
  (question: MemberQuestion): MemberCommand['run'] =>
  ([member], deeds) => {
    if (member) deeds.ask(question, member);
  };

/** What can be done with who belongs to the company, in the order of their menu. */
export const memberCommands = {
  role: {
    icon: 'key',
    label: ({ role }) => (role === 'admin' ? 'takeAdmin' : 'makeAdmin'),
    key: 'A',
    isFor: isManaged,
    run: ([member], deeds) => {
      if (member) deeds.switchRole(member);
    },
  },
  owner: {
    icon: 'building',
    label: () => 'makeOwner',
    key: 'H',
    isFor: (member, actor) =>
      member.role !== 'owner' &&
      !isOneself(member, actor) &&
      reachOf(actor, 'company:own') !== undefined,
    asks: true,
    run: ask('owner'),
  },
  remove: {
    icon: 'trash',
    label: () => 'remove',
    key: 'Delete',
    tone: 'danger',
    isFor: (member, actor) => isManaged(member, actor) && !isOneself(member, actor),
    asks: true,
    run: ask('removal'),
  },
  leave: {
    icon: 'leave',
    label: () => 'leave',
    key: 'Delete',
    tone: 'danger',
    isFor: isOneself,
    asks: true,
    run: ask('removal'),
  },
} as const satisfies Record<string, MemberCommand>;

/** What a member is called. */
export function toMemberName({ firstname, lastname }: Member): string {
  return `${firstname} ${lastname}`.trim();
}
