import type * as z from 'zod';
import type { OpenCalendars } from '#server/platform/kernel/calendar-providers.ts';
import type { OpenConference } from '#server/platform/kernel/conference-provider.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import type { IdentityProvider } from '#server/platform/kernel/identity-provider.ts';
import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import type { IntegrationKind } from '#shared/domain/integrations/kinds.ts';

/**
 * What an integration can be to the rest of the server: a kind of integration is a port here. A kind
 * that nobody fills yet has no port that could be opened.
 */
export interface Ports extends Record<IntegrationKind, unknown> {
  /** Its webhooks go to `/api/webhooks/{id}`, and are verified by the port. */
  readonly payment: PaymentProvider;
  readonly signIn: IdentityProvider;
  /** Opened with what it asks the web through: the addresses are those that hosts give. */
  readonly calendar: OpenCalendars;
  /** Opened as calendars are. */
  readonly conference: OpenConference;
  readonly crm: never;
  readonly sms: never;
  readonly chat: never;
}
export type Kind = IntegrationKind;

/** An integration whose settings are complete. */
export interface Configured<Kinds extends Kind> {
  /** Loads its code and opens one of its ports; nothing is loaded before. */
  open<Opened extends Kinds>(kind: Opened): Promise<Ports[Opened]>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * An outside service, as its folder exports it. What a page has to know of it stands in
 * `shared/domain/integrations`, since pages import nothing of the server.
 */
export interface Integration<Id extends string, Kinds extends Kind> {
  /** The name of its folder, and of its webhook. */
  readonly id: Id;
  /** What it calls itself. */
  readonly name: string;
  readonly kinds: readonly Kinds[];
  /** The environment variables that it reads. */
  readonly variables: readonly string[];
  /** Those of them that it cannot do without. */
  readonly needed: readonly string[];
  /**
   * Undefined where none of what it needs is set.
   * @throws ConfigError for a bad value, and where only a part of what it needs is set.
   */
  configure(environment: Environment): Configured<Kinds> | undefined;
}

/**
 * Declares an integration. `settings` names its environment variables; those that are not optional
 * are needed together. `ports` has what opens each of its kinds, from complete settings.
 */
export function defineIntegration<
  Id extends string,
  Settings extends z.ZodObject,
  Kinds extends Kind,
>(integration: {
  readonly id: Id;
  readonly name: string;
  readonly settings: Settings;
  readonly ports: {
    readonly [Each in Kinds]: (settings: z.output<Settings>) => Promise<Ports[Each]>;
  };
}): Integration<Id, Kinds> {
  const { id, name, settings, ports } = integration;
  return {
    id,
    name,
    kinds: kindsOf(ports),
    variables: Object.keys(settings.shape),
    needed: settings.safeParse({}).error?.issues.map(nameOf) ?? [],
    configure(environment) {
      const read = settings.safeParse(environment);
      if (read.success) return { open: (kind) => ports[kind](read.data) };
      refuseMistakes(settings, environment, read.error);
      return undefined;
    },
  };
}

/** `{ payment: … } → ['payment']` */
function kindsOf<Kinds extends Kind>(ports: { readonly [Each in Kinds]: unknown }): Kinds[] {
  const kinds: Kinds[] = [];
  for (const kind in ports) kinds.push(kind);
  return kinds;
}

/** A bad value is a mistake, and so is an integration that is half configured; none at all is not. */
function refuseMistakes(settings: z.ZodObject, environment: Environment, { issues }: z.ZodError) {
  const bad = issues.find((issue) => environment[nameOf(issue)] !== undefined);
  if (bad) throw new ConfigError(`${nameOf(bad)}: ${bad.message}`);
  const needed = settings.safeParse({}).error?.issues ?? [];
  if (issues.length < needed.length) {
    throw new ConfigError(`${toList(issues)}: needed beside ${toList(needed)}`);
  }
}

function toList(issues: readonly z.core.$ZodIssue[]): string {
  return issues.map(nameOf).join(', ');
}

function nameOf({ path }: z.core.$ZodIssue): string {
  return String(path[0]);
}
