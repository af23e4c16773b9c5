import * as z from 'zod';
import { settings } from '#shared/domain/meeting-type/settings.ts';
import { toldIn } from '#shared/domain/meeting-type/told-fields.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import { endpoint } from './endpoint.ts';
import { publicCard } from './personal-page.ts';
import {
  channel,
  company,
  domain,
  duration,
  host,
  id,
  image,
  instant,
  language,
  localDate,
  plainText,
  secureUrl,
  slug,
} from './schemas.ts';

/** Spec A §3, booking info: what a booking page shows around its meeting type. */
const bookingInfo = z.object({
  company,
  brandColor: z.string(),
  hosts: z.array(host),
  bookingBelongsToName: z.string(),
  /** Where those are who meet the visitor; null where they are in several zones. */
  hostTimezone: z.string().nullable(),
  /** Where the page is; an older address leads to it too. */
  pageSlug: z.string(),
  bookingPicture: image.nullable(),
  companyPicture: image.nullable(),
  teamPicture: image.nullable(),
  imprintUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  queueId: id.nullable(),
  locations: z.array(z.string()),
  form: z.object(toldIn('form')),
  ...toldIn('bookingInfo'),
  meetingPaymentInfo: settings.payment.unwrap().extend({
    /** Whether the provider is set up; without it nothing that costs can be booked. */
    isAvailable: z.boolean(),
  }),
  walletConnection: z.object({ merchantId: z.string(), companyId: id }).nullable(),
  averageRating: z.number().nullable(),
  reviewCount: z.int(),
  /** Where the reviews can be read. */
  reviewUrl: secureUrl.nullable(),
  collectionLevel: z.enum(['company', 'workspace']),
  workspaceId: id.nullable(),
  defaultLanguage: language,
});

/** Spec A §3, meeting type as the booking page sees it. */
const meetingType = z.object({
  id,
  slug: z.string(),
  /** False for a draft, which only those see who may edit it. */
  enabled: z.boolean(),
  meetingInfo: z.object({
    name: z.string(),
    description: z.string().nullable(),
    duration,
    channel,
    customChannelName: z.string().nullable(),
  }),
  meetingOptions: z.object({ ...toldIn('meetingOptions'), allowedDurations: z.array(duration) }),
  calculationMethod: z.enum(['everyone', 'anyone']),
  totalSpots: z.int().nullable(),
  resourceChannels: z.array(
    z.object({
      id,
      name: z.string(),
      groupName: z.string().nullable(),
      channel,
      subChannel: z.union([
        z.string(),
        z.array(z.object({ id: z.string(), name: z.string(), groupName: z.string().nullable() })),
      ]),
    }),
  ),
  videoSetting: settings.videoSetting.unwrap().extend({ thumbnailUrl: image.nullable() }),
  ...toldIn('meetingType'),
});

/** Why a page shows no times; `open` where it does, `several` where more than one has its address. */
const CLOSED_REASONS = [
  'archived',
  'unpublished',
  'pending',
  'unknown',
  'several',
  'open',
] as const;

/** One line of a page that offers several meeting types. */
const meetingTypeSummary = z.object({
  id,
  slug: z.string(),
  /** Where it is booked. */
  path: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  durations: z.array(duration),
  channel,
  totalSpots: z.int().nullable(),
  /** Null where it costs nothing. `amount` in the currency's whole units. */
  price: z
    .object({
      amount: z.number(),
      currency: z.enum(CURRENCIES),
      suffix: z.string().nullable(),
    })
    .nullable(),
});

const pageQuery = z.object({
  host: domain.optional().meta({ description: 'A custom domain' }),
});
const listingReply = z.object({
  bookingInfo,
  /** In the order of the card, where it is a host's page. */
  meetingTypes: z.array(meetingTypeSummary),
  /** Of a host's page. */
  card: publicCard.nullable(),
});
/** Somebody signed in who has to do with the page; null for visitors. */
const viewer = z.object({ isHost: z.boolean(), canEdit: z.boolean() }).nullable();
/** Who has to be there is out of office today: until when, and who stands in. */
const away = z
  .object({
    name: z.string(),
    /** The last day that they are away. */
    until: localDate,
    note: z.string().nullable(),
    delegate: z.object({ name: z.string(), path: z.string() }).nullable(),
  })
  .nullable();
const meetingReply = z.object({ bookingInfo, meetingType, viewer, away });
export type Away = NonNullable<z.output<typeof away>>;
const pageRefusals = [
  'meeting-type-not-available',
  'meeting-type-disabled',
  'host-not-found',
] as const;

const teamBookingPage = {
  method: 'get',
  path: '/booking/v2/team/{teamSlug}/{meetingSlug}',
  summary: "A team's booking page",
  right: 'anyone',
  limit: 'look-up',
  params: z.object({ teamSlug: slug, meetingSlug: slug }),
  query: pageQuery,
  reply: meetingReply,
  refuses: pageRefusals,
} as const;

export const bookingPageApi = {
  getBookingPage: endpoint({
    method: 'get',
    path: '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
    summary: "A host's booking page; `-` as meeting slug lists the host's public meeting types",
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ companySlug: slug, meetingSlug: slug, userSlug: slug }),
    query: pageQuery,
    reply: z.union([meetingReply, listingReply]),
    refuses: pageRefusals,
  }),
  getTeamPage: endpoint({
    method: 'get',
    path: '/booking/team/{teamSlug}',
    summary: "A team's page with its public meeting types",
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ teamSlug: slug }),
    query: pageQuery,
    reply: listingReply,
    refuses: pageRefusals,
  }),
  getTeamBookingPage: endpoint(teamBookingPage),
  getTeamBookingPageV1: endpoint({
    ...teamBookingPage,
    path: '/booking/team/{teamSlug}/{meetingSlug}',
    summary: "A team's booking page, by its older address",
  }),
  getMeetingBookingPage: endpoint({
    method: 'get',
    path: '/booking/meeting/{slug}',
    summary: 'A booking page by its meeting type alone: the id, or a slug that only one has',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ slug }),
    query: pageQuery,
    reply: meetingReply,
    refuses: pageRefusals,
  }),
  getClosedPage: endpoint({
    method: 'get',
    path: '/booking/closed-page',
    summary: 'Why a page cannot be booked now, and where its visitor may go instead',
    right: 'anyone',
    limit: 'look-up',
    query: pageQuery.extend({ path: plainText.max(500).meta({ description: 'Of the page' }) }),
    reply: z.object({
      reason: z.enum(CLOSED_REASONS),
      /** What is closed; null for what nobody has published yet. */
      meetingName: z.string().nullable(),
      /** When a pending one opens. */
      opensAt: instant.nullable(),
      /** Whose page it is; null where several have it, and nobody does. */
      owner: z.object({ name: z.string(), path: z.string() }).nullable(),
      company: company.nullable(),
      brandColor: z.string().nullable(),
      /** What can be booked instead: the owner’s others, or those that several have at this address. */
      choices: z.array(meetingTypeSummary.extend({ ownerName: z.string() })),
    }),
    refuses: [],
  }),
} as const;

export type ClosedPage = z.output<typeof bookingPageApi.getClosedPage.reply>;
/** What the page of a host, or of a team, says. */
export type Listing = z.output<typeof listingReply>;
export type BookingInfo = z.output<typeof bookingInfo>;
export type MeetingType = z.output<typeof meetingType>;
export type MeetingTypeSummary = z.output<typeof meetingTypeSummary>;
export type BookingPageReply = z.output<typeof bookingPageApi.getBookingPage.reply>;
