import type { CalendarAnswer, FoundAccount, Patience } from './calendar-provider.ts';
import type { Authorising, OAuthErrand } from './identity-provider.ts';

/**
 * Renews the credentials of one account, for one caller at a time in all processes. It locks the row that
 * holds them, hands `renew` what stands there by then, keeps what `renew` answers in the same transaction
 * (where that is another text), and answers the same. A refresh token is so never used twice: one who has
 * waited for the lock finds what the one before has kept, and asks the provider nothing.
 *
 * No patience ends it: a token that was given and not kept would be lost. It takes 10 s at most.
 */
export type RenewCredentials = (
  renew: (stored: string) => Promise<CalendarAnswer<string>>,
) => Promise<CalendarAnswer<string>>;

/** Where hosts have accounts of a kind, and let us in at the provider's own page (OAuth 2). */
export interface AuthorisedProvider<Account> extends Authorising {
  /**
   * The account that someone has let us into, by the code that the browser came back with. Who has not let
   * us do what is needed is `credentials-refused`.
   */
  redeem(code: string, errand: OAuthErrand, until: Patience): Promise<CalendarAnswer<FoundAccount>>;
  /** Opens it by what `redeem` has told; asks nobody. */
  openAccount(credentials: string, renew: RenewCredentials): Account;
}
