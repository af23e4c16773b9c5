import type { Change } from '#shared/domain/change-policy.ts';
import { keepInTab, readFromTab } from '#shared/tab-storage.ts';

const keyOf = (appointmentId: string, action: Change) => `kalends:sent:${action}:${appointmentId}`;

/** Whether this tab has asked for a link to change an appointment; where it keeps nothing, the toast has said it. */
export function isLinkSent(appointmentId: string, action: Change): boolean {
  return readFromTab(keyOf(appointmentId, action)) === true;
}

export function noteLinkSent(appointmentId: string, action: Change): void {
  keepInTab(keyOf(appointmentId, action), true);
}
