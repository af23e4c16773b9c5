import type { Sql } from '#server/platform/db/database.ts';
import {
  findMeetingTypeAddress,
  toMeetingTypePath,
} from '#server/time/meeting-type/find-address.ts';
import type { ClosedPage } from '#shared/api/booking-page.ts';
import { toMeetingTypeState } from '#shared/domain/meeting-type/meeting-type-state.ts';
import { orNone } from '#shared/errors/refusal.ts';
import { matchRoute, toPath } from '#shared/routes/index.ts';
import { toSummary } from './booking-info.ts';
import {
  type ClosedRow,
  readMeetingAt,
  readMeetingsNamed,
  type SharedRow,
} from './closed-statement.ts';
import { getListingPage, NONE } from './get-booking-page.ts';

interface Asked {
  readonly path: string;
  readonly host?: string | undefined;
  readonly nowMs: number;
}

interface Place {
  readonly kind: 'host' | 'team';
  readonly slug: string;
  readonly meetingSlug: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const nothing: ClosedPage = {
  reason: 'unknown',
  meetingName: null,
  opensAt: null,
  owner: null,
  company: null,
  brandColor: null,
  choices: [],
};

/** Why nothing can be booked at an address, and what its visitor is offered instead. */
export async function getClosedPage(sql: Sql, asked: Asked): Promise<ClosedPage> {
  const { id, params = {} } = matchRoute(asked.path) ?? {};
  const { user = '', slug = '', meeting = '' } = params;
  switch (id) {
    case 'booking':
      return getPageAt(sql, asked, { kind: 'host', slug: user, meetingSlug: meeting });
    case 'team-booking':
    case 'team-host-booking':
      return getPageAt(sql, asked, { kind: 'team', slug, meetingSlug: meeting });
    case 'meeting':
      return getPageNamed(sql, asked, slug);
    default:
      return nothing;
  }
}

/** `/meeting/30min`: one is known by its id, of a slug that several have they choose. */
async function getPageNamed(sql: Sql, asked: Asked, name: string): Promise<ClosedPage> {
  const now = new Date(asked.nowMs);
  const address = UUID.test(name) ? await findMeetingTypeAddress(sql, name, now) : undefined;
  if (address) {
    const { owner: kind, ownerSlug: slug, slug: meetingSlug } = address;
    return getPageAt(sql, asked, { kind, slug, meetingSlug });
  }
  const domain = asked.host?.toLowerCase() ?? null;
  const rows = await readMeetingsNamed(sql, { slug: name, domain, now });
  return rows.length === 0
    ? nothing
    : { ...nothing, reason: 'several', choices: rows.map(toChoice) };
}

async function getPageAt(sql: Sql, asked: Asked, at: Place): Promise<ClosedPage> {
  const listing = await getListingPage(sql, { ...asked, ...at, companySlug: NONE }).catch(orNone);
  // Nobody has the address.
  if (!listing) return nothing;
  const row = await readMeetingAt(sql, at);
  const { bookingInfo, meetingTypes } = listing;
  const { bookingBelongsToName: ownerName, pageSlug: ownerSlug, company, brandColor } = bookingInfo;
  const ofHost = at.kind === 'host';
  return {
    ...toReason(row, asked.nowMs),
    owner: {
      name: ownerName,
      path: ofHost ? toPath('user', { user: ownerSlug }) : toPath('team', { slug: ownerSlug }),
    },
    company,
    brandColor,
    choices: meetingTypes.map((each) => ({ ...each, ownerName })),
  };
}

/** A draft's name is not told: nobody has published it. */
function toReason(row: ClosedRow | undefined, nowMs: number) {
  if (!row) return { reason: 'unknown', meetingName: null, opensAt: null } as const;
  const { enabled, publishFrom, isArchived, name } = row;
  const publishFromMs = publishFrom?.getTime() ?? null;
  const state = toMeetingTypeState({ enabled, publishFromMs, isArchived }, nowMs);
  return {
    reason: state === 'published' ? 'open' : state,
    meetingName: enabled ? name : null,
    opensAt: state === 'pending' ? (publishFrom?.toISOString() ?? null) : null,
  } as const;
}

function toChoice({ owner, ownerSlug, ownerName, ...summary }: SharedRow) {
  const path = toMeetingTypePath({ owner, ownerSlug, slug: summary.slug });
  return { ...toSummary(summary, path), ownerName };
}
