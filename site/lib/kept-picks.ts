const KEY = 'kalends:picks';
const MAX_KEPT = 20;

/** A time that was picked in this browser by a proposal's link. */
interface Pick {
  readonly token: string;
  readonly startIso: string;
  readonly appointmentId: string;
}

/** Remembers what was picked, so that the link says so when it is opened again. */
export function keepPick(token: string, pick: Omit<Pick, 'token'>): void {
  try {
    const others = readPicks().filter((each) => each.token !== token);
    localStorage.setItem(KEY, JSON.stringify([{ token, ...pick }, ...others].slice(0, MAX_KEPT)));
  } catch (error) {
    // Storage can be closed to embedded pages; the link then says that one of its times was taken.
    console.warn(error);
  }
}

/** What was picked by this link in this browser. */
export function findPick(token: string): Pick | undefined {
  try {
    return readPicks().find((each) => each.token === token);
  } catch {
    // See keepPick.
    return undefined;
  }
}

function readPicks(): readonly Pick[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isPick) : [];
}

function isPick(value: unknown): value is Pick {
  if (typeof value !== 'object' || value === null) return false;
  return ['token', 'startIso', 'appointmentId'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  );
}
