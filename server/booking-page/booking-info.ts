import { canMeetOn } from '#server/availability/meeting-link.ts';
import type { BookingInfo, MeetingType } from '#shared/api/booking-page.ts';
import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import type { PageKind } from './page-statement.ts';
import type { PageRow } from './store.ts';

const NO_FORM: BookingInfo['form'] = {
  fields: [],
  useFullName: false,
  blockEmails: false,
  blockedEmails: [],
  actionButtonText: {},
};

/** Spec A §3, booking info. Pure: a row in, the page's facts out. */
export function toBookingInfo(page: PageRow, kind: PageKind): BookingInfo {
  const { company, owner, meetingType } = page;
  const settings = meetingType?.settings ?? plainSettings;
  const { personalizedBranding, defaultLanguage, reviewUrl, ...shown } = company;
  return {
    company: { ...shown, featureAccess: { personalizedBranding } },
    brandColor: toBrandColor(company),
    hosts: [...(page.hosts ?? [])],
    bookingBelongsToName: owner.name,
    bookingPicture: owner.picture,
    companyPicture: company.logo,
    teamPicture: kind === 'team' ? owner.picture : null,
    imprintUrl: company.imprintLink,
    // One rule for every page: the link stands where the company shows it.
    privacyUrl: company.showDataPolicyLink ? company.dataPolicyLink : null,
    queueId: meetingType?.queueId ?? null,
    locations: [...(meetingType?.locations ?? [])],
    form: meetingType?.form ?? NO_FORM,
    formFirst: settings.formFirst,
    timezonePreset: settings.timezonePreset,
    meetingPaymentInfo: settings.payment,
    walletConnection: null,
    averageRating: owner.averageRating === null ? null : owner.averageRating / 10,
    reviewCount: owner.reviewCount,
    reviewUrl,
    collectionLevel: 'company',
    workspaceId: null,
    defaultLanguage,
  };
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
  const { settings } = row;
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
      ...settings.meetingOptions,
      allowedChannels: settings.meetingOptions.allowedChannels.filter((channel) =>
        canMeetOn(channel, settings, {
          providers: row.conferenceProviders,
          hasPhone: row.hasHostPhone,
        }),
      ),
      allowedDurations: [...row.allowedDurations],
    },
    calculationMethod: row.calculationMethod,
    totalSpots: row.totalSpots,
    resourceChannels: resourceChannels ?? [],
    videoSetting: settings.videoSetting,
    languageSetting: settings.languageSetting,
    hideAddressField: settings.hideAddressField,
    emailQualityGuard: settings.emailQualityGuard,
    compact: settings.compact,
  };
}
