import type { SealCount } from '#server/platform/instance/reseal.ts';
import type { QueueLoad } from '#server/platform/jobs/queue-loads-statement.ts';
import type { ExaminedSettings } from './examined-settings.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import type { UnreadableCalendar } from './unreadable-statement.ts';

const FEW_FREE_MB = 1024;
const TOO_FEW_FREE_MB = 150;
const SKEW_SECONDS = 5;
const LATE_SECONDS = 60;
const MUCH_TOO_LATE_SECONDS = 900;

export function judgeDisk(freeMb: number, folder: string): Finding {
  const says = `${freeMb} MB are free where ${folder} is`;
  if (freeMb < TOO_FEW_FREE_MB) return fail('disk', `${says}; free some space`);
  return freeMb < FEW_FREE_MB ? warn('disk', `${says}; free some space soon`) : ok('disk', says);
}

/** Limits and expiries compare our clock with the database's. */
export function judgeClock(ourMs: number, theirMs: number): Finding {
  const seconds = Math.round(Math.abs(ourMs - theirMs) / 1000);
  return seconds <= SKEW_SECONDS
    ? ok('clock', 'it agrees with the database')
    : fail('clock', `it is ${seconds} s away from the database's; set both by NTP`);
}

/** Slots and mails show the clocks that this Node knows. */
export function judgeZones(own: string, newest: string | undefined): Finding {
  return newest !== undefined && newest > own
    ? warn(
        'zones',
        `this Node knows time zones of ${own}, another process those of ${newest}; update it`,
      )
    : ok('zones', `this Node knows time zones as of ${own}`);
}

export function judgeQueues(loads: readonly QueueLoad[]): Finding {
  const late = loads.toSorted((a, b) => b.lagSeconds - a.lagSeconds)[0];
  if (!late || late.lagSeconds < LATE_SECONDS) return ok('queues', 'nothing is late');
  const says = `${late.queue} is ${Math.round(late.lagSeconds)} s behind with ${late.dueJobs} jobs; is a server running?`;
  return late.lagSeconds < MUCH_TOO_LATE_SECONDS ? warn('queues', says) : fail('queues', says);
}

/** A calendar that cannot be read closes its host's time: who asks why nobody can book them finds it here. */
export function judgeCalendars(unreadable: readonly UnreadableCalendar[]): Finding {
  const [first] = unreadable;
  if (!first) return ok('calendars', 'each that is connected can be read');
  const { company, host, provider, since } = first;
  const others = unreadable.length > 1 ? ` and ${unreadable.length - 1} more` : '';
  const which = `${host.trim()} of ${company} (${provider}, since ${since.toISOString()})${others}`;
  return warn('calendars', `nobody can book ${which}; /integrations says why`);
}

/** What is sealed with a secret that nobody has any more cannot be used: app codes are wrong then. */
export function judgeSeals({ now, before, unopened }: SealCount): Finding {
  if (unopened.length > 0) {
    return fail('seals', `${unopened.length} of them open with no secret; set SECRET_PREVIOUS`);
  }
  return before === 0
    ? ok('seals', `all ${now} of them are sealed with the secret`)
    : warn('seals', `${before} of them are sealed with the secret before; run npm run reseal`);
}

const REPLICA_LAG_SECONDS = 2;

/** Reads go to the primary where a replica cannot be used: slower, and nothing is lost. */
export function judgeReplica(
  name: string,
  replica: { readonly isStandby: boolean; readonly lagSeconds: number | null },
  isOfPrimary: boolean,
): Finding {
  if (!replica.isStandby) return warn('replica', `${name} is no replica and is not read from`);
  if (!isOfPrimary) return warn('replica', `${name} follows another server than DATABASE_URL's`);
  const { lagSeconds } = replica;
  return lagSeconds !== null && lagSeconds < REPLICA_LAG_SECONDS
    ? ok('replica', `${name} follows`)
    : warn('replica', `${name} lags behind and is not read from until it has caught up`);
}

/** Who asks for another port than the server's own comes through a proxy. */
export function judgeProxy({ publicUrl, port, trustedProxies }: ExaminedSettings): Finding {
  const { protocol, port: publicPort } = new URL(publicUrl ?? `http://localhost:${port}`);
  const isDirect = protocol === 'http:' && Number(publicPort || 80) === port;
  if (isDirect && trustedProxies > 0) {
    return warn(
      'proxy',
      `TRUSTED_PROXIES is ${trustedProxies} and PUBLIC_URL is this server: without a proxy in front visitors choose their own address`,
    );
  }
  if (!isDirect && trustedProxies === 0) {
    return warn(
      'proxy',
      'PUBLIC_URL leads to a proxy and TRUSTED_PROXIES is 0: all visitors share its rate limits; set 1 for one proxy',
    );
  }
  return ok('proxy', isDirect ? 'none is in front' : `${trustedProxies} of yours in front`);
}

export function judgePublicUrl({ publicUrl, production }: ExaminedSettings): Finding | undefined {
  if (!publicUrl) {
    return production
      ? fail('public url', 'PUBLIC_URL is not set: links in mails lead to localhost')
      : warn('public url', 'PUBLIC_URL is not set: links lead to this machine alone');
  }
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && hostname !== 'localhost'
    ? warn('public url', `${publicUrl} is not https: sign-in and secrets travel in the open`)
    : undefined;
}
