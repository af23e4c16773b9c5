let leftId: string | undefined;

/** Notes which appointment is looked at, for the list to go on there; without one, forgets it. */
export function leaveFrom(appointmentId?: string): void {
  leftId = appointmentId;
}

/** The appointment that was looked at last. */
export function leftAppointment(): string | undefined {
  return leftId;
}
