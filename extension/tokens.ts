import { ApiError } from '#shared/errors/api-error.ts';
import type { Tokens } from './storage.ts';

/** A token that ends within this while is renewed before it is sent. */
const MARGIN_MS = 30_000;

/** What renewing the tokens of one sign-in stands on. */
export interface TokensWorld {
  readonly load: () => Promise<Tokens | undefined>;
  /** False where the sign-in is over, or another's, since it was loaded. */
  readonly save: (tokens: Tokens) => Promise<boolean>;
  /** The server has ended the sign-in: the tokens are of no use any more. */
  readonly end: () => Promise<void>;
  /** Asks the server for the next tokens; an ApiError where it refuses. */
  readonly renew: (tokens: Tokens) => Promise<Tokens>;
  /** Popup, side panel and worker wait for each other in it. */
  readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly nowMs: () => number;
}

/**
 * A token to call with; undefined where nobody is signed in, also since just now. A token that was
 * refused is named, so that another is asked for, unless somebody else has done that meanwhile.
 */
export async function findAccessToken(
  world: TokensWorld,
  refused?: string,
): Promise<string | undefined> {
  const isGood = ({ accessToken, accessEndsAtMs }: Tokens) =>
    accessToken !== refused && accessEndsAtMs - world.nowMs() > MARGIN_MS;
  const known = await world.load();
  if (!known || isGood(known)) return known?.accessToken;
  return world.lock(async () => {
    const tokens = await world.load();
    if (!tokens || isGood(tokens)) return tokens?.accessToken;
    return (await renewOrEnd(world, tokens))?.accessToken;
  });
}

async function renewOrEnd(world: TokensWorld, tokens: Tokens): Promise<Tokens | undefined> {
  try {
    const renewed = await world.renew(tokens);
    return (await world.save(renewed)) ? renewed : undefined;
  } catch (error) {
    // A server that is down, or a network that is gone, says nothing about the sign-in.
    if (!(error instanceof ApiError) || error.code !== 'sign-in-again') throw error;
    await world.end();
    return undefined;
  }
}
