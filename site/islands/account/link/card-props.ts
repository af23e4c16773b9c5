/** What each card of a link is given. */
export interface CardProps {
  readonly token: string;
  /** Whose account, or what its address is to be. */
  readonly email: string;
}
