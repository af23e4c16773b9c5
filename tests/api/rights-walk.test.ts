import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { call } from '#tests/support/rights-walk/call.ts';
import { expectedOf, isAsExpected } from '#tests/support/rights-walk/expected-of.ts';
import { type Fixture, fixtures } from '#tests/support/rights-walk/fixtures.ts';
import { CALLERS, createPeople, type People } from '#tests/support/rights-walk/people.ts';
import { type Place, RELATIONS, type Relation } from '#tests/support/rights-walk/targets.ts';

const endpoints = Object.entries<Endpoint>(contract);

/**
 * Who may call what: every endpoint of the contract, called by everybody about their own things and
 * about others', and answered as the rights table says. A new endpoint is walked by itself: its samples
 * come from its schemas. Where those do not say enough, `tests/support/rights-walk/targets.ts` says what
 * a name in them stands for, `fixtures.ts` what is special about the call.
 */
describe('9. the rights walk', () => {
  let api: TestApi;
  /** Whoever only reads changes nothing for those after them. */
  let readers: People;
  beforeAll(async () => {
    api = await openApi('postgres');
    readers = await createPeople(api);
  });
  afterAll(() => api?.close());

  test.each(endpoints)('%s', async (id, endpoint) => {
    const fixture = (fixtures as Readonly<Record<string, Fixture>>)[id] ?? {};
    const people = endpoint.method === 'get' ? readers : await createPeople(api);
    const wrong: string[] = [];
    for (const relation of fixture.relations ?? RELATIONS) {
      const place = (caller: Caller) => placeOf(api, people, relation, caller);
      let isAboutSomething = false;
      for (const caller of callersOf(people, relation)) {
        const { made, ...at } = place(caller);
        const asked = { ...caller, isAttendee: caller.name === 'attendee' };
        const who = { caller: asked.person, isAttendee: asked.isAttendee };
        const actual = await call(api, { endpoint, fixture, place: { ...at, made }, ...who });
        const named = [...made.values()];
        const expected = expectedOf(endpoint, fixture, named, caller);
        isAboutSomething ||= named.some(({ isPlain }) => !isPlain);
        if (!isAsExpected(endpoint, fixture, expected, actual)) {
          wrong.push(`${caller.name}, about what is ${relation}: ${expected}, but ${actual}`);
        }
      }
      // Whose it is makes no difference to a call that names nothing.
      if (!isAboutSomething) break;
    }
    expect(wrong).toEqual([]);
  });
});

type Caller = ReturnType<typeof callersOf>[number];

/** With whom they are; only who is in a company has things of their own there. */
function callersOf({ callers }: People, relation: Relation) {
  const all = CALLERS.map((name) => ({
    name,
    person: name === 'nobody' || name === 'attendee' ? undefined : callers[name],
  }));
  const isInside = ({ name, person }: (typeof all)[number]) => person && name !== 'stranger';
  return relation === 'own' ? all.filter(isInside) : all;
}

function placeOf(
  api: TestApi,
  { teamId, colleague, callers }: People,
  relation: Relation,
  { name, person }: Caller,
): Place {
  const whose = relation === 'own' && person ? person : colleague;
  return {
    api,
    whose,
    teamId: relation === 'team' ? teamId : null,
    teamOfWhose: whose === colleague || name === 'teamAdmin' ? teamId : null,
    others: [callers.member, callers.teamAdmin, callers.admin],
    made: new Map(),
  };
}
