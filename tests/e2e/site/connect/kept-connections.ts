import type { Page } from 'playwright/test';

// What `keepConnections` leaves in a page.
declare const connectionsMade: readonly RTCPeerConnection[];

/** Runs in a page before all else: its connections are kept to be asked, and `forced` goes before what it wants of them. */
export function keepConnections(forced: RTCConfiguration): void {
  const made: RTCPeerConnection[] = [];
  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(given?: RTCConfiguration) {
      super({ ...given, ...forced });
      made.push(this);
    }
    override setConfiguration(given?: RTCConfiguration): void {
      super.setConfiguration({ ...given, ...forced });
    }
  };
  Reflect.set(globalThis, 'connectionsMade', made);
}

/** Runs in a page: how loud what its connections bring is, 0 to 1; 0 where none of it is played. */
export function toPlayedLevel(): number {
  if (![...document.querySelectorAll('audio')].some(({ paused }) => !paused)) return 0;
  const sources = connectionsMade
    .flatMap((connection) => connection.getReceivers())
    .flatMap((receiver) => receiver.getSynchronizationSources());
  return Math.max(0, ...sources.map(({ audioLevel }) => audioLevel ?? 0));
}

/** Connections of a page reach nobody but through a relay, as behind a strict firewall. */
export async function forceRelay(page: Page): Promise<void> {
  await page.addInitScript(keepConnections, { iceTransportPolicy: 'relay' } as const);
}

/** What a page's connection goes by. */
interface ChosenWay {
  readonly kind: string | undefined;
  /** Another one after each restart of ICE. */
  readonly fragment: string | undefined;
}

/** Of the newest connection, by W3C's statistics; undefined before it has one. */
export function chosenWay(page: Page): Promise<ChosenWay | undefined> {
  return page.evaluate(async () => {
    const report = await connectionsMade.at(-1)?.getStats();
    const entries = new Map<string, Record<string, string>>();
    report?.forEach((entry: Record<string, string>, id: string) => void entries.set(id, entry));
    const transport = [...entries.values()].find(({ type }) => type === 'transport');
    const pair = entries.get(transport?.selectedCandidatePairId ?? '');
    const local = entries.get(pair?.localCandidateId ?? '');
    return local && { kind: local.candidateType, fragment: local.usernameFragment };
  });
}
