import { randomUUID } from 'node:crypto';
import { createApiToken } from '#server/people/api-token/create-api-token.ts';
import { slugDirectory, team, teamHost } from '#server/platform/db/schema/schema.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Actor } from '#shared/domain/roles/rights.ts';
import { DEMO_PASSWORD, type TestApi } from '../api.ts';
import { type ACompany, type AHost, aCompany, aHost } from '../builders.ts';
import { hours } from '../hours.ts';
import { aLogin, connectAppOf } from '../logins.ts';

/** Whoever may call, the least of them first: what an owner does may be the end of something. */
export const CALLERS = [
  ...(['nobody', 'attendee', 'stranger'] as const),
  ...(['member', 'teamAdmin', 'admin', 'app', 'program', 'reader', 'owner'] as const),
];
export type Caller = (typeof CALLERS)[number];
type SignedIn = Exclude<Caller, 'nobody' | 'attendee'>;

export interface Person {
  readonly host: AHost;
  readonly actor: Actor;
  /** Whether it is not they who call, but an app that they have let in, or a program with their token, which may only read. */
  readonly by: 'person' | 'app' | 'program' | 'reader';
}

/** A company with somebody of every role, a colleague who calls nothing, and an owner elsewhere. */
export interface People {
  readonly teamId: string;
  /** In the team that the team's admin manages. */
  readonly colleague: Person;
  readonly callers: Readonly<Record<SignedIn, Person>>;
}

const always = Array.from({ length: 7 }, () => hours('0:00-24:00'));

export async function createPeople({ db }: TestApi): Promise<People> {
  const company = await aCompany(db);
  const teamId = randomUUID();
  const { companyId } = company;
  const slug = `team-${teamId.slice(0, 8)}`;
  await db.orm.insert(team).values({ companyId, id: teamId, name: 'The team' });
  await db.orm.insert(slugDirectory).values({ kind: 'team', slug, companyId, targetId: teamId });
  const aPerson = async (
    role: Actor['role'],
    adminOfTeamIds: readonly string[] = [],
    of: ACompany = company,
  ): Promise<Person> => {
    const host = await aHost(db, { role, weekly: always }, of);
    return {
      host,
      actor: { companyId: host.companyId, hostId: host.hostId, role, adminOfTeamIds },
      by: 'person',
    };
  };
  const colleague = await aPerson('member');
  const teamAdmin = await aPerson('member', [teamId]);
  const places = [colleague, teamAdmin].map(({ host: { hostId } }, position) => ({
    ...{ companyId, teamId, hostId, position },
    isAdmin: hostId === teamAdmin.host.hostId,
  }));
  await db.orm.insert(teamHost).values(places);
  return {
    teamId,
    colleague,
    callers: {
      stranger: await aPerson('owner', [], await aCompany(db)),
      member: await aPerson('member'),
      teamAdmin,
      admin: await aPerson('admin'),
      // With all that a person can have: what it may not do is what no app may.
      app: { ...(await aPerson('owner')), by: 'app' },
      program: { ...(await aPerson('owner')), by: 'program' },
      reader: { ...(await aPerson('owner')), by: 'reader' },
      owner: await aPerson('owner'),
    },
  };
}

/** Somebody may call about several things: they sign in once. */
const cookies = new WeakMap<Person, Promise<string>>();
const appTokens = new WeakMap<Person, Promise<string>>();

async function signIn(api: TestApi, person: Person): Promise<string> {
  return api.openSession(await aLogin(api.db, person.host, DEMO_PASSWORD));
}

/** Headers of a caller: an app's token, a program's where that is enough, else the cookie of a session. */
export async function headersOf(
  api: TestApi,
  person: Person,
  { byToken }: Endpoint,
): Promise<Record<string, string>> {
  if (person.by === 'app') {
    const token = appTokens.get(person) ?? connectAppOf(api, person.host);
    appTokens.set(person, token);
    return { authorization: `Bearer ${await token}` };
  }
  if (person.by !== 'person' || byToken !== false) {
    const readsOnly = person.by === 'reader';
    const { token } = await createApiToken(api, person.host, { name: 'Walk', readsOnly });
    return { authorization: `Bearer ${token}` };
  }
  const cookie = cookies.get(person) ?? signIn(api, person);
  cookies.set(person, cookie);
  return { cookie: await cookie };
}
