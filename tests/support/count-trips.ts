import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** How often each transaction that was seen waited for its database. */
export interface CountedTrips extends TcpProxy {
  /** Of each that asked a statement of this name, from that statement to the end of its commit. */
  readonly trips: readonly number[];
}

/**
 * Counts on the wire: a round trip begins where a server process speaks after its database has. What is
 * counted begins with the statement that is named here.
 */
export async function countTrips(target: string, statementName: string): Promise<CountedTrips> {
  const trips: number[] = [];
  const proxy = await startTcpProxy(target, () => {
    let isAsking = false;
    let count: number | undefined;
    return {
      answered() {
        isAsking = false;
      },
      asked(chunk) {
        if (chunk.includes(statementName)) count ??= 0;
        if (count === undefined) return;
        if (!isAsking) count += 1;
        isAsking = true;
        if (!chunk.includes('COMMIT')) return;
        trips.push(count);
        count = undefined;
      },
    };
  });
  return { ...proxy, trips };
}

/** Counts on the wire how often a kept statement is asked, for a bench. */
export async function countAsked(
  target: string,
  statementName: string,
): Promise<TcpProxy & { count(): number }> {
  let asked = 0;
  const proxy = await startTcpProxy(target, () => ({
    answered() {},
    asked(chunk) {
      asked += chunk.toString('latin1').split(statementName).length - 1;
    },
  }));
  return { ...proxy, count: () => asked };
}
