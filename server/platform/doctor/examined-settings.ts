import type { DkimKey } from '#server/platform/kernel/dkim.ts';
import type { Relay } from '#server/platform/kernel/relay.ts';

/** The settings that an installation is examined by, as `server/config.ts` reads them. */
export interface ExaminedSettings {
  readonly production: boolean;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  readonly readUrls: readonly string[];
  readonly hasPgBouncer: boolean;
  readonly publicUrl: string | undefined;
  readonly secret: string | undefined;
  readonly previousSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly dkim: DkimKey | undefined;
  readonly relay: Relay;
  readonly trustedProxies: number;
}
