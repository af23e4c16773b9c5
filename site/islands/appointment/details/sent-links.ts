import type { Change } from '#shared/domain/change-policy.ts';

const keyOf = (appointmentId: string, action: Change) => `kalends:sent:${action}:${appointmentId}`;

/** Whether this tab has asked for a link to change an appointment. */
export function isLinkSent(appointmentId: string, action: Change): boolean {
  try {
    return sessionStorage.getItem(keyOf(appointmentId, action)) !== null;
  } catch {
    // Storage is closed to embedded pages in some browsers: the toast has said it.
    return false;
  }
}

export function noteLinkSent(appointmentId: string, action: Change): void {
  try {
    sessionStorage.setItem(keyOf(appointmentId, action), 'sent');
  } catch {
    // See isLinkSent.
  }
}
