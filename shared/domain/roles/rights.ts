/** What somebody is in their company. A member may be the admin of some of its teams. */
export const ROLES = ['owner', 'admin', 'member'] as const;
type Role = (typeof ROLES)[number];

/** How far a right reaches: everything of the company, what is their teams', or what is their own. */
export type Reach = 'company' | 'team' | 'own';

type Reaches = Readonly<Partial<Record<Role | 'team-admin', Reach>>>;

const everybodyTheirOwn = {
  owner: 'company',
  admin: 'company',
  'team-admin': 'team',
  member: 'own',
} as const satisfies Reaches;

const everybody = {
  owner: 'company',
  admin: 'company',
  'team-admin': 'company',
  member: 'company',
} as const satisfies Reaches;

const adminsAlone = { owner: 'company', admin: 'company' } as const satisfies Reaches;

/** The rights table: who may do what, and how far it reaches. What is not here nobody may do. */
const rights = {
  'session:read': everybodyTheirOwn,
  /** People of the company: names, zones, limits. */
  'user:read': everybodyTheirOwn,
  'user:edit': { owner: 'company', admin: 'company', member: 'own' },
  /** What a business card says. */
  'card:edit': { owner: 'company', admin: 'company', member: 'own' },
  /** To see and end tokens; everybody makes their own. */
  'api-token:manage': { owner: 'company', admin: 'company', member: 'own' },
  'appointment:manage': everybodyTheirOwn,
  /** To look at hours, appointments and busy times. */
  'calendar:read': everybodyTheirOwn,
  'meeting-type:edit': everybodyTheirOwn,
  /** What a host gives to a meeting type at most, beside what they say themselves. */
  'booking-frequency:set': { owner: 'company', admin: 'company', 'team-admin': 'team' },
  /** The shelves that meeting types are sorted on. */
  'workspace:edit': adminsAlone,
  /** Why a start is blocked (Spec A §4). */
  'meeting-type:explain': everybodyTheirOwn,
  /** When somebody works. */
  'schedule:edit': { owner: 'company', admin: 'company', member: 'own' },
  'link:create': everybodyTheirOwn,
  /** To hold times for somebody, and to see and end what was proposed. */
  'proposal:make': everybodyTheirOwn,
  /** What is told by itself about appointments. */
  'workflow:read': everybody,
  'workflow:edit': adminsAlone,
  'mail-log:read': adminsAlone,
  /** Those whose link opens an account: only where there is no mail server does a log keep them. */
  'account-mail:read': { owner: 'company' },
  /** What was to follow from an event and did not, and to have it tried again. */
  'failed-effect:read': adminsAlone,
  'failed-effect:retry': adminsAlone,
  /** What the company says of itself, and in emails about appointments. */
  'company:edit': adminsAlone,
  /** Whether the product names itself on what is the company's. */
  'company:mark': { owner: 'company', admin: 'company', 'team-admin': 'company' },
  /** To hand the company over. */
  'company:own': { owner: 'company' },
  /** To close the company, to keep it after all, and to take all of its data along. */
  'company:close': { owner: 'company' },
  /** The company at a glance. */
  'company:overview': adminsAlone,
  /** Colleagues' names, addresses and teams. */
  'colleague:read': everybody,
  /** To invite members and say what they are. */
  'member:manage': adminsAlone,
  /** To end a membership; everybody may end their own. */
  'member:remove': { owner: 'company', admin: 'company', member: 'own' },
  'team:create': adminsAlone,
  /** A team's name, page and places. */
  'team:edit': { owner: 'company', admin: 'company', 'team-admin': 'team' },
  'resource:edit': adminsAlone,
  /** To connect one's calendars and say how they are used; owners and admins see how those of others are. */
  'connection:manage': { owner: 'company', admin: 'company', member: 'own' },
  /** What can be connected: one's own, and for the company what this server is set up for. */
  'integration:read': { owner: 'company', admin: 'company', member: 'own' },
} as const satisfies Record<string, Reaches>;

export type Right = keyof typeof rights;

export function isRight(name: string): name is Right {
  return Object.hasOwn(rights, name);
}

/** Somebody who is signed in, as far as rights go. */
export interface Actor {
  readonly companyId: string;
  readonly hostId: string;
  readonly role: Role;
  /** The teams that they are the admin of. */
  readonly adminOfTeamIds: readonly string[];
}

/** Whose something is. */
export interface Owned {
  readonly companyId: string;
  /** The hosts who give their time to it. */
  readonly hostIds: readonly string[];
  /** The team whose page it is on, if any. */
  readonly teamId: string | null;
}

/** How far a right reaches for somebody; undefined where they do not have it at all. */
export function reachOf(
  { role, adminOfTeamIds }: Pick<Actor, 'role' | 'adminOfTeamIds'>,
  right: Right,
): Reach | undefined {
  const reaches: Reaches = rights[right];
  const asTeamAdmin = adminOfTeamIds.length > 0 ? reaches['team-admin'] : undefined;
  return role === 'member' ? (asTeamAdmin ?? reaches.member) : reaches[role];
}

/** Whether a right reaches something: `(a member, 'appointment:manage', a colleague's) → false`. */
export function isAllowed(actor: Actor, right: Right, target: Owned): boolean {
  if (actor.companyId !== target.companyId) return false;
  const isOwn = target.hostIds.includes(actor.hostId);
  const isTeams = target.teamId !== null && actor.adminOfTeamIds.includes(target.teamId);
  switch (reachOf(actor, right)) {
    case 'company':
      return true;
    case 'team':
      return isOwn || isTeams;
    case 'own':
      return isOwn;
    case undefined:
      return false;
  }
}
