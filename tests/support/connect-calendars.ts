import { randomBytes, randomUUID } from 'node:crypto';
import type { RenewCredentials } from '#server/platform/kernel/authorised-provider.ts';
import type { OAuthErrand } from '#server/platform/kernel/identity-provider.ts';
import type { FakeClock } from './fake-clock.ts';
import type { AuthorisedStandIn } from './stand-ins/authorised-stand-ins.ts';

export const anErrand = (): OAuthErrand => ({
  redirectUri: 'https://book.example.com/google',
  state: randomUUID(),
  verifier: randomBytes(32).toString('base64url'),
});

/** A row with an account's credentials, and its lock. */
function aRow(credentials: string) {
  let stored = credentials;
  let last: Promise<unknown> = Promise.resolve();
  const renew: RenewCredentials = (ask) => {
    const turn = last.then(async () => {
      const answer = await ask(stored);
      if (answer.answered) stored = answer.value;
      return answer;
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  return { renew, stored: () => stored };
}

/** Connects somebody's account: whose it is, and the row that it is kept in. */
export async function connectCalendars(standIn: ConnectedStandIn, clock: FakeClock) {
  const provider = standIn.open(clock);
  const errand = anErrand();
  standIn.signInAs('Ada@Example.com');
  const said = await standIn.oauth.visit(await provider.toAuthorization(errand));
  const until = { signal: AbortSignal.timeout(60_000) };
  const found = await provider.redeem(said.get('code') ?? '', errand, until);
  if (!found.answered) return { found };
  const row = aRow(found.value.credentials);
  const open = () => provider.openAccount(row.stored(), row.renew);
  return { found, row, open, account: open() };
}

type ConnectedStandIn = Pick<AuthorisedStandIn, 'open' | 'signInAs' | 'oauth'>;

/** The same of one that lets us in. */
export async function aConnectedAccount(standIn: ConnectedStandIn, clock: FakeClock) {
  const { found, account, row, open } = await connectCalendars(standIn, clock);
  if (!account) throw new Error('The account lets nobody in', { cause: found });
  return { account, row, open };
}
