import type { Log } from '#server/platform/kernel/log.ts';
import type { Means } from '#server/platform/rights/authorise.ts';
import type { Session } from '#shared/api/session.ts';

/** What every request carries besides its validated input. */
export interface RequestContext {
  readonly requestId: string;
  readonly log: Log;
  /** Who is signed in, where the endpoint's access asks for it. */
  readonly session: Session | undefined;
  /** By what they call, where there is a session. */
  readonly means: Means | undefined;
  /** Looks up who is signed in, for endpoints that anyone may call; nobody by what may not call it. */
  findSession(): Promise<Session | undefined>;
  readonly headers: Headers;
  /** The client's address, as calls are counted by it. */
  clientAddress(): string;
  /** Sends `Set-Cookie` lines with the reply. */
  setCookies(lines: readonly string[]): void;
}

/** Hono's variables, set by the middleware of `server/platform/http`. */
interface HttpVariables {
  requestId: string;
  log: Log;
}

export interface HttpEnv {
  Variables: HttpVariables;
}
