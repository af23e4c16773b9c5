import type { Database } from '#server/platform/db/database.ts';
import type { CalendarProviders } from './calendar-providers.ts';
import type { Clock } from './clock.ts';
import type { ConferenceProviders } from './conference-provider.ts';
import type { EmailQualityPorts } from './email-quality.ts';
import type { FetchImage } from './fetch-image.ts';
import type { IdentityProviders } from './identity-provider.ts';
import type { Jobs } from './jobs.ts';
import type { LegalPages } from './legal-pages.ts';
import type { Log } from './log.ts';
import type { MakePicture } from './make-picture.ts';
import type { PaymentProviders } from './payment-provider.ts';
import type { Relay } from './relay.ts';
import type { Retention } from './retention.ts';
import type { KeyRing } from './seal.ts';
import type { ZoneData } from './zone-data.ts';

/**
 * Looks into the calendars of hosts before their time is taken: of those of a meeting type, of that of an
 * appointment that is moved, or of one.
 */
export type LookOnceMore = (
  of:
    | { readonly meetingTypeId: string }
    | { readonly appointmentId: string }
    | { readonly hostId: string },
) => Promise<void>;

/** What routes and jobs are built on. Constructed in `main.ts` and by tests. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  /** What zones' clocks show, and since which edition. */
  readonly zoneData: ZoneData;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly secret: string;
  /** What credentials are sealed with. */
  readonly keys: KeyRing;
  /** Whether there is a mail server; without one, mails are kept in the mail log. */
  readonly sendsMail: boolean;
  /** The site's address in links, without a trailing slash. */
  readonly publicUrl: string;
  /** Those that are configured. */
  readonly providers: PaymentProviders;
  /** The ids of the integrations that this server is set up for. */
  readonly configured: ReadonlySet<string>;
  readonly emailQuality: EmailQualityPorts;
  /** Whether guests may make pages of their own at `/signup`. */
  readonly takesSignUps: boolean;
  /** Where who runs the server says what its plans are; undefined where it sells none. */
  readonly plansUrl?: string | undefined;
  /** For how long what is kept; of past appointments companies may say less. */
  readonly retention: Retention;
  /** Pages of who runs the server, which `/imprint` and `/privacy` lead to. */
  readonly legalPages?: LegalPages;
  /** Whom hosts can sign in with instead of a password. */
  readonly signInProviders: IdentityProviders;
  /** Where hosts' own calendars are. */
  readonly calendars: CalendarProviders;
  /** Where hosts have accounts that make meetings: those that are set up. */
  readonly conferences: ConferenceProviders;
  readonly lookOnceMore: LookOnceMore;
  /** Pictures that companies keep elsewhere. */
  readonly fetchImage: FetchImage;
  /** What of a picture that somebody sends is kept. */
  readonly makePicture: MakePicture;
  /** What helps browsers in a room to reach each other. */
  readonly relay: Relay;
  /** Where the packed extension lies, if it was built. */
  readonly extensionFolder: string;
  /** The demo workspace is wanted, and there. */
  readonly hasDemo: boolean;
  /** Whether this process was told to stop: it finishes what it has. */
  isStopping(): boolean;
}
