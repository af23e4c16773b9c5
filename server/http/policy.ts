import type { Access } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';

/**
 * The policy table: which role may call endpoints of which access. `anyone` and `attendee` need no
 * session; an attendee is known by the appointment's secret, which the verb itself checks.
 */
const rolesByAccess = {
  anyone: undefined,
  attendee: undefined,
  member: ['member', 'admin', 'owner'],
  admin: ['admin', 'owner'],
  owner: ['owner'],
} as const satisfies Record<Access, readonly Session['role'][] | undefined>;

export function needsSession(access: Access): boolean {
  return rolesByAccess[access] !== undefined;
}

/** Refuses with `unauthorized` without a session, with `forbidden` where the role is too small. */
export function authorise(access: Access, session: Session | undefined): void {
  const roles: readonly Session['role'][] | undefined = rolesByAccess[access];
  if (!roles) return;
  if (!session) refuse('unauthorized', 'Sign in first');
  if (!roles.includes(session.role))
    refuse('forbidden', `This needs the role ${roles.join(' or ')}`);
}
