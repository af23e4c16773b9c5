/** Whom a change of an appointment is told by mail, in the words of the dialogs. */
export interface TellableAppointment {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly meetingTypeId: string;
  readonly hosts: readonly {
    readonly id: string;
    readonly firstname: string;
    readonly lastname: string;
  }[];
  readonly attendees: readonly { readonly name: string; readonly email: string }[];
}
