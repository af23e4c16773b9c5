import { randomBytes, randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityProvider, OAuthErrand } from '#server/platform/kernel/identity-provider.ts';
import { SIGN_IN_PROVIDERS } from '#shared/domain/integrations/sign-in-providers.ts';
import {
  type IdentityStandIn,
  identityStandIns,
  openIdentityPort,
} from '#tests/support/stand-ins/identity-stand-ins.ts';

const anErrand = (): OAuthErrand => ({
  redirectUri: 'https://book.example.com/oauth-redirect',
  state: randomUUID(),
  verifier: randomBytes(32).toString('base64url'),
});

/** As in a server that listens, whose `Response` is not that of `fetch`. */
beforeAll(() => {
  getRequestListener(() => new Response());
});

/** What every provider that hosts can sign in with promises. */
describe.each(SIGN_IN_PROVIDERS)('20.3 the sign-in port of %s', (name) => {
  let standIn: IdentityStandIn;
  let port: IdentityProvider;
  beforeAll(async () => {
    standIn = await identityStandIns[name]();
    port = await openIdentityPort(name, standIn.settings);
  });
  afterEach(() => {
    standIn.breakDown(false);
    standIn.forge({});
  });
  afterAll(() => standIn.stop());

  /** Signs in there: the code that the browser is back with. */
  const visit = async (errand: OAuthErrand, person = aPerson()) => {
    standIn.signInAs(person);
    const said = await standIn.visit(await port.toAuthorization(errand));
    expect(said.get('state')).toBe(errand.state);
    return said.get('code') ?? '';
  };
  const aPerson = () => ({
    accountId: randomUUID(),
    email: 'Noor@Visitor.Test',
    isVerified: true,
    name: 'Noor Haddad',
  });
  const profileOf = async (person = aPerson()) => {
    const errand = anErrand();
    return port.loadProfile(await visit(errand, person), errand);
  };

  test('20.3 sends the browser off with state and PKCE, and nothing that is secret', async () => {
    const errand = anErrand();
    const url = new URL(await port.toAuthorization(errand));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: `client of ${name}`,
      redirect_uri: errand.redirectUri,
      state: errand.state,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    for (const secret of [...standIn.secrets, errand.verifier]) {
      expect(url.href).not.toContain(encodeURIComponent(secret));
    }
  });

  test('20.3 says who has signed in, with an address in small letters', async () => {
    const person = aPerson();
    expect(await profileOf(person)).toEqual({
      answered: true,
      value: { ...person, email: 'noor@visitor.test' },
    });
  });

  test('20.3 does not vouch for an address that nobody has confirmed', async () => {
    const answer = await profileOf({ ...aPerson(), isVerified: false });
    expect(answer).toMatchObject({ answered: true, value: { isVerified: false } });
  });

  test('20.3 takes a code once, from who has asked for it alone', async () => {
    const errand = anErrand();
    const code = await visit(errand);
    const refused = { answered: false, why: 'refused' };
    const other = { ...errand, verifier: anErrand().verifier };
    expect(await port.loadProfile(code, other)).toMatchObject(refused);
    expect(await port.loadProfile('made up', errand)).toMatchObject(refused);
    const again = await visit(errand);
    expect(await port.loadProfile(again, errand)).toMatchObject({ answered: true });
    expect(await port.loadProfile(again, errand)).toMatchObject(refused);
  });

  test('20.3 believes no token that is for somebody else, from somebody else, or old', async () => {
    const wrongs = [{ aud: 'somebody else' }, { iss: 'https://evil.test' }, { exp: 1 }];
    for (const wrong of wrongs) {
      standIn.forge(wrong);
      expect(await profileOf()).toMatchObject({ answered: false, why: 'refused' });
    }
  });

  test('20.3 down or gone, it is unavailable', async () => {
    standIn.breakDown(true);
    expect(await profileOf()).toMatchObject({ answered: false, why: 'unavailable' });
    const gone = await identityStandIns[name]();
    await gone.stop();
    const away = await openIdentityPort(name, gone.settings);
    const answer = await away.loadProfile('a code', anErrand());
    expect(answer).toMatchObject({ answered: false, why: 'unavailable' });
  });

  test('20.3 what it says of a failure holds neither secret, code, verifier nor token', async () => {
    for (const wrong of [{}, { aud: 'somebody else' }]) {
      const errand = anErrand();
      standIn.forge(wrong);
      const code = await visit(errand);
      const answers = [
        await port.loadProfile(code, errand),
        await port.loadProfile(code, errand),
        await port.loadProfile('made up', { ...errand, verifier: anErrand().verifier }),
      ].filter(({ answered }) => !answered);
      expect(answers.length).toBeGreaterThan(0);
      const said = inspect(answers, { depth: 10 });
      for (const told of [...standIn.secrets, ...standIn.given(), code, errand.verifier]) {
        expect(said).not.toContain(told);
      }
    }
  });
});
