import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, chooseHost, ROUND_ROBIN_METHODS } from './choose-host.ts';

function aCandidate(hostId: string, rest: Partial<Candidate> = {}): Candidate {
  return {
    hostId,
    position: 0,
    lastAssignedMs: null,
    weight: 100,
    priority: 0,
    assignedInWindow: 0,
    ...rest,
  };
}

const someCandidates = fc
  .array(
    fc.record({
      lastAssignedMs: fc.option(fc.nat(1000)),
      weight: fc.nat(300),
      priority: fc.integer({ min: -1, max: 2 }),
      assignedInWindow: fc.nat(50),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((hosts) =>
    hosts.map((host, index) => ({ ...host, position: index, hostId: `host-${index}` })),
  );

/** Gives `count` appointments to hosts who are always free; answers who got each. */
function assign(
  method: 'simple' | 'advanced',
  hosts: readonly Candidate[],
  count: number,
): string[] {
  let candidates = hosts;
  return Array.from({ length: count }, (_, turn) => {
    const chosen = chooseHost(method, candidates) ?? '';
    candidates = candidates.map((host) =>
      host.hostId === chosen
        ? { ...host, lastAssignedMs: turn, assignedInWindow: host.assignedInWindow + 1 }
        : host,
    );
    return chosen;
  });
}

describe.each(ROUND_ROBIN_METHODS)('%s', (method) => {
  test('chooses one of the candidates, the same in any order', () => {
    fc.assert(
      fc.property(someCandidates, (candidates) => {
        const chosen = chooseHost(method, candidates);
        expect(candidates.map(({ hostId }) => hostId)).toContain(chosen);
        expect(chooseHost(method, candidates.toReversed())).toBe(chosen);
      }),
    );
  });

  test('nobody is free: nobody', () => {
    expect(chooseHost(method, [])).toBeUndefined();
  });
});

describe('simple', () => {
  test('the host booked longest ago, somebody never booked first', () => {
    const late = aCandidate('a', { lastAssignedMs: 20 });
    const early = aCandidate('b', { lastAssignedMs: 10 });
    expect(chooseHost('simple', [late, early])).toBe('b');
    expect(chooseHost('simple', [late, early, aCandidate('c')])).toBe('c');
  });

  test('hosts who are always free take turns', () => {
    const hosts = ['a', 'b', 'c'].map((hostId) => aCandidate(hostId));
    expect(assign('simple', hosts, 6).join('')).toBe('abcabc');
  });
});

describe('advanced', () => {
  const someWeights = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 });

  test('in the long run shares follow weights, at every moment closely', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        const hosts = weights.map((weight, index) => aCandidate(`host-${index}`, { weight }));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const given = new Map<string, number>();
        for (const [turn, hostId] of assign('advanced', hosts, 300).entries()) {
          given.set(hostId, (given.get(hostId) ?? 0) + 1);
          for (const host of hosts) {
            const fair = ((turn + 1) * host.weight) / total;
            expect(Math.abs((given.get(host.hostId) ?? 0) - fair)).toBeLessThan(hosts.length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('no host with a weight starves', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        const hosts = weights.map((weight, index) => aCandidate(`host-${index}`, { weight }));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const turns = Math.ceil((total / Math.min(...weights)) * hosts.length);
        const served = new Set(assign('advanced', hosts, Math.min(turns, 5000)));
        if (turns <= 5000) expect(served.size).toBe(hosts.length);
      }),
      { numRuns: 40 },
    );
  });

  test('higher priority comes first among the free, however much it has', () => {
    const busy = aCandidate('a', { priority: 2, assignedInWindow: 40 });
    expect(chooseHost('advanced', [busy, aCandidate('b', { priority: 1 })])).toBe('a');
    expect(chooseHost('advanced', [aCandidate('b', { priority: 1 }), aCandidate('c')])).toBe('b');
  });

  test('a host who was away catches up', () => {
    const hosts = [aCandidate('a', { assignedInWindow: 3 }), aCandidate('b')];
    expect(assign('advanced', hosts, 5).join('')).toMatch(/^bbb/);
  });

  test('without a weight only what nobody else can take', () => {
    const idle = aCandidate('a', { weight: 0 });
    expect(new Set(assign('advanced', [idle, aCandidate('b')], 10))).toEqual(new Set(['b']));
    expect(chooseHost('advanced', [idle])).toBe('a');
  });

  test('equals take turns by whom was booked longest ago', () => {
    const hosts = ['a', 'b', 'c'].map((hostId) => aCandidate(hostId));
    expect(assign('advanced', hosts, 6).join('')).toBe('abcabc');
  });
});
