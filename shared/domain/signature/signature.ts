/** What stands below somebody's mails. Nothing of it is asked of anyone but its card. */
export interface Signature {
  readonly name: string;
  readonly title: string | null;
  readonly company: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Where they can be booked, and in which words it is said. */
  readonly booking: SignatureLink | null;
  readonly profiles: readonly SignatureLink[];
  /** Absolute address; a PNG, for not every program that shows mails knows another. */
  readonly picture: string | null;
  /** `#rrggbb` that can be read on white. */
  readonly color: string;
}

export interface SignatureLink {
  readonly text: string;
  readonly href: string;
}
