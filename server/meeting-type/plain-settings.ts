import { LANGUAGES } from '#shared/domain/languages.ts';
import type { FormSettings, MeetingTypeSettings } from './settings.ts';

const noPolicy = { enable: false, mode: null, duration: null };

/** A meeting type's settings with everything off. */
export const plainSettings: MeetingTypeSettings = {
  meetingOptions: {
    allowSelectChannel: false,
    allowedChannels: [],
    allowHostSelection: false,
    forceHostSelection: false,
    allowAddingGuests: false,
  },
  videoSetting: { enable: false, src: null, thumbnailUrl: null, immersive: false },
  languageSetting: { enable: false, default: 'en', allowed: [...LANGUAGES] },
  hideAddressField: false,
  emailQualityGuard: false,
  compact: false,
  formFirst: false,
  doubleOptIn: false,
  timezonePreset: { enable: false, timezonePreset: null },
  payment: {
    enable: false,
    provider: 'none',
    price: 0,
    currency: 'EUR',
    suffix: null,
    paymentTerms: null,
  },
  redirectUrl: null,
  meetingLink: null,
  confirmationButton: null,
  cancellationPolicy: noPolicy,
  reschedulingPolicy: noPolicy,
};

/** A form that asks for name and e-mail, which every booking needs. */
export const plainForm: FormSettings = {
  fields: [],
  useFullName: true,
  blockEmails: false,
  blockedEmails: [],
  actionButtonText: {},
};
