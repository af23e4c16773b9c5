/** Who is a member, and who owns the company: what the end of a membership asks. */
export { isMember, isOnlyOwner, lockWithOwners, type MemberKey } from './store/role.ts';
