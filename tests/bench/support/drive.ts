import autocannon from 'autocannon';
import { median } from '../median.ts';

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes a POST of JSON, a new body for each request. */
  nextBody?(): object;
  /** Another path for each request, where no two may ask the same. */
  nextPath?(): string;
  /** Without it, as many as are answered. */
  perSecond?: number;
}

export interface Driven {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly answered: number;
}

const CONNECTIONS = 8;

/** Sends requests for some seconds, each connection the next as soon as it is answered. Throws unless all are answered 200. */
export async function drive({
  url,
  seconds,
  connections = CONNECTIONS,
  headers = {},
  nextBody,
  nextPath,
  perSecond,
}: Load): Promise<Driven> {
  const { pathname, search } = new URL(url);
  const millisecondsOf: number[] = [];
  const refused = new Map<number, number>();
  const startedMs = performance.now();
  let lastMs = startedMs;
  await new Promise<void>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        headers,
        ...(perSecond !== undefined && { overallRate: perSecond }),
        requests: [
          { path: pathname + search, ...posting(nextBody), ...(nextPath && going(nextPath)) },
        ],
      },
      (error, result) => {
        if (error) reject(error);
        else if (result.errors > 0)
          reject(new Error(`${result.errors} connections broke on ${url}`));
        else resolve();
      },
    );
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      lastMs = performance.now();
      millisecondsOf.push(milliseconds);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    });
  });
  if (refused.size > 0) throw new Error(`${pathname} answered ${JSON.stringify([...refused])}`);
  return {
    perSecond: millisecondsOf.length / ((lastMs - startedMs) / 1000),
    medianMs: median(millisecondsOf),
    answered: millisecondsOf.length,
  };
}

function going(nextPath: () => string): autocannon.Request {
  return { setupRequest: (request) => ({ ...request, path: nextPath() }) };
}

function posting(nextBody: Load['nextBody']): autocannon.Request {
  if (!nextBody) return {};
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: JSON.stringify(nextBody()) }),
  };
}
