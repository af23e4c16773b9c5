import type { BookingInfo, MeetingType } from '#shared/api/booking-page.ts';
import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import type { HostPage } from './store.ts';

const NO_FORM: BookingInfo['form'] = {
  fields: [],
  useFullName: false,
  blockEmails: false,
  blockedEmails: [],
  actionButtonText: {},
};

const NO_PAYMENT: BookingInfo['meetingPaymentInfo'] = {
  enable: false,
  provider: 'none',
  price: 0,
  currency: 'EUR',
  suffix: null,
  paymentTerms: null,
};

/** Spec A §3, booking info. Pure: a row in, the page's facts out. */
export function toBookingInfo(page: HostPage): BookingInfo {
  const { company, host, meetingType } = page;
  const { personalizedBranding, ...shown } = company;
  return {
    company: { ...shown, featureAccess: { personalizedBranding } },
    brandColor: toBrandColor(company),
    hosts: page.hosts ? [...page.hosts] : [toHost(host)],
    bookingBelongsToName: `${host.firstname} ${host.lastname}`.trim(),
    bookingPicture: host.picture,
    companyPicture: company.logo,
    teamPicture: null,
    imprintUrl: company.imprintLink,
    privacyUrl: company.dataPolicyLink,
    queueId: null,
    locations: [...(meetingType?.locations ?? [])],
    form: meetingType?.form ?? NO_FORM,
    formFirst: meetingType?.settings.formFirst ?? false,
    timezonePreset: meetingType?.settings.timezonePreset ?? { enable: false, timezonePreset: null },
    meetingPaymentInfo: meetingType?.settings.payment ?? NO_PAYMENT,
    walletConnection: null,
    averageRating: host.averageRating === null ? null : host.averageRating / 10,
    reviewCount: host.reviewCount,
    collectionLevel: 'company',
    workspaceId: null,
    defaultLanguage: company.defaultLanguage,
  };
}

/** Spec A §6: brand styling applies only with the feature. */
function toBrandColor(company: HostPage['company']): string {
  const isBranded = company.personalizedBranding && company.useBrandStyling;
  return (isBranded && company.primaryColor) || DEFAULT_BRAND_COLOR;
}

function toHost({ id, firstname, lastname, title, picture }: HostPage['host']) {
  return { id, firstname, lastname, title, picture };
}

/** Spec A §3, meeting type as the booking page sees it. */
export function toMeetingType(
  row: NonNullable<HostPage['meetingType']>,
  resourceChannels: HostPage['resourceChannels'],
): MeetingType {
  const { settings } = row;
  return {
    id: row.id,
    slug: row.slug,
    meetingInfo: {
      name: row.name,
      description: row.description,
      duration: row.durationMinutes,
      channel: row.channel,
      customChannelName: row.customChannelName,
    },
    meetingOptions: { ...settings.meetingOptions, allowedDurations: [...row.allowedDurations] },
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
