import type { Spot } from '#shared/api/availability.ts';
import { forgetInTab, keepInTab, readFromTab } from '#shared/tab-storage.ts';

/** What somebody has typed and chosen for a change of an appointment, before they make it. */
interface ChangeDraft {
  readonly reason?: string;
  readonly spot?: Spot | undefined;
  readonly timeZone?: string;
}

const keyOf = (appointmentId: string) => `kalends:change:${appointmentId}`;

/** As long as the tab lives, whatever becomes of the page; where it keeps nothing, as long as its form. */
export function readChangeDraft(appointmentId: string): ChangeDraft {
  return (readFromTab(keyOf(appointmentId)) ?? {}) as ChangeDraft;
}

export function keepChangeDraft(appointmentId: string, part: ChangeDraft): void {
  const draft: ChangeDraft = { ...readChangeDraft(appointmentId), ...part };
  keepInTab(keyOf(appointmentId), draft);
}

/** The change is made. */
export function forgetChangeDraft(appointmentId: string): void {
  forgetInTab(keyOf(appointmentId));
}
