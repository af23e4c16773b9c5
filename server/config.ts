import * as z from 'zod';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { MIN_KEPT_DAYS } from '#shared/domain/kept-days.ts';
import { isSecureUrl } from '#shared/domain/web-url.ts';
import {
  type ConfiguredIntegrations,
  configureIntegrations,
  integrationVariables,
} from './outside/integrations/registry.ts';
import { ConfigError } from './platform/kernel/config-error.ts';
import { type DkimKey, parseDkimKey } from './platform/kernel/dkim.ts';
import type { LegalPages } from './platform/kernel/legal-pages.ts';
import type { LogLevel } from './platform/kernel/log.ts';
import { parseReachableHost, type ReachableHost } from './platform/kernel/reachable-host.ts';
import type { Relay } from './platform/kernel/relay.ts';
import { type Retention, usualRetention } from './platform/kernel/retention.ts';
import { MIN_SECRET_LENGTH } from './platform/kernel/secret.ts';
import { webAddress } from './platform/kernel/web-address.ts';
import { parseMailFrom } from './post/mail/transport.ts';

/** Mails of the log name it as their sender; none leaves with it. */
const SENDER_IN_LOG = 'Kalends <no-reply@kalends.test>';

/** What links of companies' pages may lead to. */
const secureAddress = webAddress.refine(isSecureUrl, 'has to begin with https://');

const onOff = oneOf(['on', 'off']);
const secretText = z
  .string()
  .min(MIN_SECRET_LENGTH, `needs at least ${MIN_SECRET_LENGTH} characters`);

/** `'https://a.example, https://b.example/' → ['https://a.example', 'https://b.example']`. */
const originList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).map((each) => each.replace(/\/$/, '')))
  .pipe(z.array(z.string().refine(isWebOrigin, 'lists origins like https://book.example.com')));

function isWebOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** `'nextcloud.lan:8444, 10.0.0.0/8'` */
const reachableHostList = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(parseReachableHost),
  )
  .pipe(
    z.array(
      z.custom<ReachableHost>(
        (each) => each !== undefined,
        'lists hosts like nextcloud.lan, nextcloud.lan:8444 or 10.0.0.0/8',
      ),
    ),
  );

/** A number of days for which something is kept. */
/** Fewer would take away what people still talk about, and what is yet to be written about it. */
function daysOfAppointments() {
  const error = `has to be 0, which keeps for ever, or at least ${MIN_KEPT_DAYS} days`;
  return days(usualRetention.appointmentDays).refine(
    (given) => given === 0 || given >= MIN_KEPT_DAYS,
    { error },
  );
}

function days(usual: number) {
  const error = 'has to be a whole number of days up to 36500; 0 keeps for ever';
  return z.coerce
    .number({ error })
    .int({ error })
    .min(0, { error })
    .max(36_500, { error })
    .default(usual);
}

/** `'turn:turn.example.com:3478, turns:turn.example.com:5349'` */
function relayList(pattern: RegExp, error: string) {
  return z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().regex(pattern, error)));
}

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).default(4321),
  HOST: z.string().max(253).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .refine(URL.canParse, 'is no address; write what is special in its password as %40 and so on')
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(10),
  DATABASE_READ_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/[^,\s]+(,postgres(ql)?:\/\/[^,\s]+)*$/,
      'has to begin with postgres://; several are separated by commas',
    )
    .optional(),
  DATABASE_PGBOUNCER: onOff.default('off'),
  PUBLIC_URL: webAddress.optional(),
  DEMO: onOff.optional(),
  DEMO_PASSWORD: z.string().min(8, 'needs at least 8 characters').max(128).optional(),
  SECRET: secretText.optional(),
  SECRET_PREVIOUS: secretText.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'has to begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .max(254)
    .refine(
      (text) => EMAIL_PATTERN.test(parseMailFrom(text).email),
      'has to be an address, as in Kalends <no-reply@example.com>',
    )
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i, 'has to be one label, as in kalends')
    .optional(),
  DKIM_KEY: z
    .string()
    .transform(parseDkimKey)
    .pipe(z.string('has to be an RSA key as PEM; openssl genrsa 2048 makes one'))
    .optional(),
  RATE_LIMITS: onOff.default('on'),
  SIGN_UP: onOff.default('on'),
  PLANS_URL: webAddress.optional(),
  IMPRINT_URL: secureAddress.optional(),
  PRIVACY_URL: secureAddress.optional(),
  ALLOWED_ORIGINS: originList.default([]),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  REACHABLE_PRIVATE_HOSTS: reachableHostList.default([]),
  TURN_URL: relayList(
    /^turns?:[^\s/]+$/,
    'lists relays like turn:turn.example.com:3478',
  ).optional(),
  TURN_SECRET: secretText.optional(),
  STUN_URL: relayList(/^stuns?:[^\s/]+$/, 'lists servers like stun:turn.example.com:3478').default(
    [],
  ),
  METRICS_TOKEN: secretText.optional(),
  KEEP_MAILS_DAYS: days(usualRetention.mailDays),
  KEEP_CONTACTS_DAYS: days(usualRetention.contactDays),
  KEEP_IDEMPOTENCY_KEYS_DAYS: days(usualRetention.idempotencyKeyDays),
  KEEP_LINKS_DAYS: days(usualRetention.linkDays),
  KEEP_SESSIONS_DAYS: days(usualRetention.sessionDays),
  KEEP_CHAT_DAYS: days(usualRetention.chatDays),
  KEEP_APPOINTMENTS_DAYS: daysOfAppointments(),
  KEEP_JOBS_DAYS: days(usualRetention.jobDays),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Every variable that the server reads. */
export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...integrationVariables,
];

/** What the server was told, checked once at the start. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** The address to listen on; undefined for all of the machine's. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Connections to PostgreSQL at most. */
  readonly poolSize: number;
  /** Streaming replicas that serve what is only shown. */
  readonly readUrls: readonly string[];
  /** A PgBouncer stands in between that keeps no prepared statements and takes no settings. */
  readonly hasPgBouncer: boolean;
  /** Without a trailing slash; `undefined` until the port is known. */
  readonly publicUrl: string | undefined;
  /** `auto` seeds an empty database outside production. */
  readonly demo: 'on' | 'off' | 'auto';
  readonly demoPassword: string | undefined;
  readonly secret: string;
  /** The secret before: it opens what it has sealed, and nothing else. */
  readonly previousSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** What mails are signed with; undefined where the mail server signs them, or nobody. */
  readonly dkim: DkimKey | undefined;
  readonly rateLimits: boolean;
  /** Whether guests may make pages of their own at `/signup`. */
  readonly takesSignUps: boolean;
  /** Where it says what plans there are; undefined where none are sold. */
  readonly plansUrl: string | undefined;
  /** Who runs it, and what they do with data: of companies that have no such pages of their own. */
  readonly legalPages: LegalPages;
  /** Origins, beside the site's own, whose pages may call with cookies. */
  readonly allowedOrigins: readonly string[];
  /** Our own proxies in front of the server: their word about the client and the host counts. */
  readonly trustedProxies: number;
  /** What addresses that people give may lead to although it is private. */
  readonly reachableHosts: readonly ReachableHost[];
  /** What helps browsers in a room to reach each other. */
  readonly relay: Relay;
  readonly integrations: ConfiguredIntegrations;
  /** What a reader of `/metrics` shows; without one there are none. */
  readonly metricsToken: string | undefined;
  /** For how long what is kept. */
  readonly retention: Retention;
  readonly logLevel: LogLevel;
}

/** As the environment has it: an embedded installation keeps its secret in its data folder. */
export type GivenConfig = Omit<Config, 'secret'> & { readonly secret: string | undefined };

/**
 * Reads the environment.
 * @throws ConfigError naming the first bad variable, in one line.
 */
export function readConfig(env: NodeJS.ProcessEnv): GivenConfig {
  // An empty value is an unset one: `PORT= npm start`.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const value = parsed.data;
  if (value.DATABASE_URL && !value.SECRET) {
    throw new ConfigError(
      'SECRET: is required with DATABASE_URL; openssl rand -base64 32 makes one',
    );
  }
  if (value.SMTP_URL && !value.MAIL_FROM) {
    throw new ConfigError(
      'MAIL_FROM: is required with SMTP_URL; set an address of yours, as in Kalends <no-reply@example.com>',
    );
  }
  const { DKIM_SELECTOR: selector, DKIM_KEY: privateKey } = value;
  if ((selector === undefined) !== (privateKey === undefined)) {
    throw new ConfigError(
      'DKIM_KEY: goes with DKIM_SELECTOR, the name under which the domain has its other half; set both or none',
    );
  }
  if (value.DATABASE_READ_URL && !value.DATABASE_URL) {
    throw new ConfigError('DATABASE_READ_URL: is for replicas of a DATABASE_URL, which is not set');
  }
  const { TURN_URL: urls, TURN_SECRET: turnSecret } = value;
  if ((urls === undefined) !== (turnSecret === undefined)) {
    throw new ConfigError(
      'TURN_SECRET: goes with TURN_URL, and is what the relay has as static-auth-secret; set both or none',
    );
  }
  return {
    production: value.NODE_ENV === 'production',
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    poolSize: value.DATABASE_POOL_SIZE,
    readUrls: value.DATABASE_READ_URL?.split(',') ?? [],
    hasPgBouncer: value.DATABASE_PGBOUNCER === 'on',
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
    demo: value.DEMO ?? 'auto',
    demoPassword: value.DEMO_PASSWORD,
    secret: value.SECRET,
    previousSecret: value.SECRET_PREVIOUS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? SENDER_IN_LOG,
    dkim: selector && privateKey ? { selector, privateKey } : undefined,
    rateLimits: value.RATE_LIMITS === 'on',
    takesSignUps: value.SIGN_UP === 'on',
    plansUrl: value.PLANS_URL,
    legalPages: { imprint: value.IMPRINT_URL, privacy: value.PRIVACY_URL },
    allowedOrigins: value.ALLOWED_ORIGINS,
    trustedProxies: value.TRUSTED_PROXIES,
    reachableHosts: value.REACHABLE_PRIVATE_HOSTS,
    relay: {
      stunUrls: value.STUN_URL,
      turn: urls && turnSecret ? { urls, secret: turnSecret } : undefined,
    },
    integrations: configureIntegrations(given),
    metricsToken: value.METRICS_TOKEN,
    retention: {
      mailDays: value.KEEP_MAILS_DAYS,
      contactDays: value.KEEP_CONTACTS_DAYS,
      idempotencyKeyDays: value.KEEP_IDEMPOTENCY_KEYS_DAYS,
      linkDays: value.KEEP_LINKS_DAYS,
      sessionDays: value.KEEP_SESSIONS_DAYS,
      chatDays: value.KEEP_CHAT_DAYS,
      appointmentDays: value.KEEP_APPOINTMENTS_DAYS,
      jobDays: value.KEEP_JOBS_DAYS,
    },
    logLevel: value.LOG_LEVEL,
  };
}

function wholeNumber(least: number, most: number) {
  const error = `has to be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.enum(names, { error: `has to be one of ${names.join(', ')}` });
}
