import type { Page } from 'playwright/test';

// What `forceRelay` leaves in a page.
declare const connectionsMade: readonly RTCPeerConnection[];

/** What a page's connection goes by. */
interface ChosenWay {
  readonly kind: RTCIceCandidateType;
  /** Another one after each restart of ICE. */
  readonly fragment: string;
}

/** Connections of a page reach nobody but through a relay, as behind a strict firewall. */
export async function forceRelay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: RTCPeerConnection[] = [];
    const byRelay = (given?: RTCConfiguration) =>
      ({ ...given, iceTransportPolicy: 'relay' }) as const;
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(given?: RTCConfiguration) {
        super(byRelay(given));
        made.push(this);
      }
      override setConfiguration(given?: RTCConfiguration): void {
        super.setConfiguration(byRelay(given));
      }
    };
    Reflect.set(globalThis, 'connectionsMade', made);
  });
}

/** Of the newest connection, by W3C's statistics; undefined before it has one. */
export function chosenWay(page: Page): Promise<ChosenWay | undefined> {
  return page.evaluate(async () => {
    const report: ReadonlyMap<string, Record<string, string>> = new Map(
      Object.entries(Object.fromEntries((await connectionsMade.at(-1)?.getStats()) as never)),
    );
    const transport = [...report.values()].find(({ type }) => type === 'transport');
    const pair = report.get(transport?.selectedCandidatePairId ?? '');
    const local = report.get(pair?.localCandidateId ?? '');
    return (
      local && {
        kind: local.candidateType as RTCIceCandidateType,
        fragment: local.usernameFragment ?? '',
      }
    );
  });
}
