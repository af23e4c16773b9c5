import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import type { BookingInfo, MeetingType, MeetingTypeSummary } from '#shared/api/booking-page.ts';
import { toCompanyFooter } from '#shared/domain/company-footer.ts';
import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import { plainForm } from '#shared/domain/fields/form.ts';
import { canMeetOn } from '#shared/domain/meeting-type/offer.ts';
import {
  type MeetingTypeSettings,
  plainSettings,
  settings,
} from '#shared/domain/meeting-type/settings.ts';
import { tell } from '#shared/domain/meeting-type/told-fields.ts';
import { sharedTimeZone } from '#shared/domain/shared-time-zone.ts';
import type { PageRow } from './page-row.ts';
import type { ListedRow, PageKind } from './page-statement.ts';

type Payment = MeetingTypeSettings['payment'];

/** Where nothing is asked. */
const NO_FORM: BookingInfo['form'] = { ...plainForm, useFullName: false };

/** Spec A §3, booking info. Pure: a row in, the page's facts out. */
export function toBookingInfo(
  page: PageRow,
  kind: PageKind,
  providers: PaymentProviders = {},
): BookingInfo {
  const { company, owner, meetingType } = page;
  const own = meetingType?.settings ?? plainSettings;
  const hosts = page.hosts ?? [];
  const { personalizedBranding, defaultLanguage, reviewUrl, ...shown } = company;
  const footer = toCompanyFooter({ ...company, featureAccess: company });
  return {
    company: { ...shown, featureAccess: { personalizedBranding } },
    brandColor: toBrandColor(company),
    hosts: hosts.map(({ timeZone: _, ...host }) => host),
    bookingBelongsToName: owner.name,
    hostTimezone: sharedTimeZone(hosts),
    pageSlug: owner.slug,
    bookingPicture: owner.picture,
    companyPicture: company.logo,
    teamPicture: kind === 'team' ? owner.picture : null,
    imprintUrl: footer.imprint,
    privacyUrl: footer.privacy,
    queueId: meetingType?.queueId ?? null,
    locations: [...(meetingType?.locations ?? [])],
    form: meetingType ? tell('form', meetingType.form) : NO_FORM,
    ...tell('bookingInfo', own),
    meetingPaymentInfo: {
      ...own.payment,
      isAvailable: canPay(own.payment, providers),
    },
    walletConnection: null,
    averageRating: owner.averageRating === null ? null : owner.averageRating / 10,
    reviewCount: owner.reviewCount,
    reviewUrl,
    collectionLevel: meetingType?.workspaceId ? 'workspace' : 'company',
    workspaceId: meetingType?.workspaceId ?? null,
    defaultLanguage,
  };
}

function canPay({ provider }: Payment, providers: PaymentProviders): boolean {
  return provider !== 'none' && providers[provider] !== undefined;
}

/** What a page that lists several says of one, which is booked at `path`. */
export function toSummary(
  { payment, ...summary }: Omit<ListedRow, 'isOwn'>,
  path: string,
): MeetingTypeSummary {
  const { enable, price, currency, suffix } = settings.payment.parse(payment ?? {});
  return { ...summary, path, price: enable ? { amount: price, currency, suffix } : null };
}

/** Spec A §6: brand styling applies only with the feature. */
function toBrandColor(company: PageRow['company']): string {
  const isBranded = company.personalizedBranding && company.useBrandStyling;
  return (isBranded && company.primaryColor) || DEFAULT_BRAND_COLOR;
}

/** Spec A §3, meeting type as the booking page sees it. */
export function toMeetingType(
  row: NonNullable<PageRow['meetingType']>,
  resourceChannels: PageRow['resourceChannels'],
): MeetingType {
  const { settings: own } = row;
  return {
    id: row.id,
    slug: row.slug,
    enabled: row.enabled,
    meetingInfo: {
      name: row.name,
      description: row.description,
      duration: row.durationMinutes,
      channel: row.channel,
      customChannelName: row.customChannelName,
    },
    meetingOptions: {
      ...tell('meetingOptions', own.meetingOptions),
      allowedChannels: own.meetingOptions.allowedChannels.filter((channel) =>
        canMeetOn(channel, own, {
          providers: row.conferenceProviders,
          hasPhone: row.hasHostPhone,
        }),
      ),
      allowedDurations: [...row.allowedDurations],
    },
    calculationMethod: row.calculationMethod,
    totalSpots: row.totalSpots,
    resourceChannels: resourceChannels ?? [],
    videoSetting: own.videoSetting,
    ...tell('meetingType', own),
  };
}
