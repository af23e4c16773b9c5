/** What the page needs of a reply to a booking. */
export interface BookingReply {
  readonly appointmentId: string;
  readonly secret?: string | undefined;
  readonly redirectUrl: string | null;
  readonly bookingType: 'confirmed' | 'double-opt-in' | 'host-confirmation';
}
