import type { Spot } from '#shared/api/availability.ts';

/** What somebody has typed and chosen for a change of an appointment, before they make it. */
interface ChangeDraft {
  readonly reason?: string;
  readonly spot?: Spot | undefined;
  readonly timeZone?: string;
}

const keyOf = (appointmentId: string) => `kalends:change:${appointmentId}`;

/** As long as the tab lives, whatever becomes of the page. */
export function readChangeDraft(appointmentId: string): ChangeDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(appointmentId));
    return stored ? (JSON.parse(stored) as ChangeDraft) : {};
  } catch {
    // Storage is closed to embedded pages in some browsers: there a draft lives as long as its form.
    return {};
  }
}

export function keepChangeDraft(appointmentId: string, part: ChangeDraft): void {
  const draft: ChangeDraft = { ...readChangeDraft(appointmentId), ...part };
  try {
    sessionStorage.setItem(keyOf(appointmentId), JSON.stringify(draft));
  } catch {
    // See readChangeDraft.
  }
}

/** The change is made. */
export function forgetChangeDraft(appointmentId: string): void {
  try {
    sessionStorage.removeItem(keyOf(appointmentId));
  } catch {
    // See readChangeDraft.
  }
}
