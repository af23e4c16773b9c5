/** The UID of every calendar file of one appointment (RFC 5545 §3.8.4.7). */
export function appointmentUid(appointmentId: string): string {
  return `${appointmentId}@kalends`;
}
