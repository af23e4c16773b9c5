import { OAuth2Server } from 'oauth2-mock-server';

export type Claims = Readonly<Record<string, unknown>>;

/** A local OAuth server: somebody else's, that ours has to get along with. */
export interface OAuthServer {
  readonly url: string;
  /** What it says of who signs in there next. */
  claim(claims: Claims): void;
  /** What its id tokens claim beside that, for every account. */
  forge(claims: Claims): void;
  /** What a browser does there: signs in, and is sent back with this. */
  visit(address: string): Promise<URLSearchParams>;
  /** Every token that it has given away. */
  given(): readonly string[];
  /** Refuses every call until told otherwise. */
  breakDown(isBroken: boolean): void;
  stop(): Promise<void>;
}

const TOKEN_LENGTH = 36;

/** What the token endpoint is about to answer, and what it was asked with. */
interface TokenReply {
  statusCode: number;
  body: Record<string, unknown> | '';
}
export type SettleTokens = (reply: TokenReply, asked: Claims) => void;

/** `settle` has the last word about the tokens that it gives out. */
export async function startOAuthServer(settle?: SettleTokens): Promise<OAuthServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  const given: string[] = [];
  let claims: Claims = {};
  let forged: Claims = {};
  let isBroken = false;
  server.service.on('beforeTokenSigning', ({ payload }) => {
    // A tenant's tokens name it as their issuer, as Microsoft's do.
    const tenant = typeof claims.tid === 'string' && { iss: `${url}/${claims.tid}/v2.0` };
    Object.assign(payload, { iss: url }, claims, tenant, forged);
  });
  server.service.on('beforeResponse', (reply, { body }) => {
    settle?.(reply, { ...body });
    if (isBroken) Object.assign(reply, { statusCode: 503, body: { error: 'server_error' } });
    for (const token of Object.values(reply.body ?? {})) {
      if (typeof token === 'string' && token.length >= TOKEN_LENGTH) given.push(token);
    }
  });
  server.service.on('beforeUserinfo', (reply) => {
    const { sub, email, name } = claims;
    const person = {
      id: sub,
      ...(email !== undefined && { email }),
      ...(name !== undefined && { name }),
    };
    Object.assign(reply, isBroken ? { statusCode: 503, body: {} } : { body: person });
  });
  return {
    url,
    claim: (next) => {
      claims = next;
    },
    forge: (next) => {
      forged = next;
    },
    async visit(address) {
      const back = await fetch(address, { redirect: 'manual' });
      return new URL(back.headers.get('location') ?? '').searchParams;
    },
    given: () => given,
    breakDown: (broken) => {
      isBroken = broken;
    },
    stop: () => server.stop(),
  };
}
