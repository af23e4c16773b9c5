/** Somebody who waits for a host's word. */
export interface WaitingSeat {
  readonly appointmentId: string;
  readonly attendeeId: string;
  readonly who: string;
}
