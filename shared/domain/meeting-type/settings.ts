import * as z from 'zod';
import { CHANNELS } from '#shared/domain/channels.ts';
import { MAX_CONTACT_LENGTH } from '#shared/domain/constants.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';

const url = z.string().max(2000);

/** Spec A §3: a window before the appointment; shown only when all three are set. */
export const changePolicy = z
  .object({
    enable: z.boolean(),
    mode: z.enum(['hours', 'days']).nullable(),
    duration: z.int().nullable(),
  })
  .prefault({ enable: false, mode: null, duration: null });

/** What becomes of the money when an attendee cancels; all of it goes back unless somebody says otherwise. */
const refundPolicy = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('full') }),
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('until'), hours: z.int().min(1).max(8760) }),
  ])
  .default({ kind: 'full' });

/**
 * What a meeting type stores beside the columns that slots and queries depend on, each member with what
 * it is where nobody said anything. Replies of the API are projections of these.
 */
export const settings = {
  meetingOptions: z
    .object({
      allowSelectChannel: z.boolean().default(false),
      /** Beside the meeting type's own. */
      allowedChannels: z.array(z.enum(CHANNELS)).default([]),
      allowHostSelection: z.boolean().default(false),
      forceHostSelection: z.boolean().default(false),
      allowAddingGuests: z.boolean().default(false),
    })
    .prefault({}),
  videoSetting: z
    .object({
      enable: z.boolean().default(false),
      src: url.nullable().default(null),
      thumbnailUrl: url.nullable().default(null),
      immersive: z.boolean().default(false),
    })
    .prefault({}),
  languageSetting: z
    .object({
      enable: z.boolean().default(false),
      default: z.enum(LANGUAGES).default('en'),
      allowed: z.array(z.enum(LANGUAGES)).default([...LANGUAGES]),
    })
    .prefault({}),
  hideAddressField: z.boolean().default(false),
  emailQualityGuard: z.boolean().default(false),
  compact: z.boolean().default(false),
  formFirst: z.boolean().default(false),
  doubleOptIn: z.boolean().default(false),
  /** The host confirms each booking. */
  hostConfirmation: z.boolean().optional(),
  /** How long a provisional booking holds its time. */
  provisionalHours: z.number().positive().optional(),
  timezonePreset: z
    .object({
      enable: z.boolean().default(false),
      timezonePreset: z.string().nullable().default(null),
    })
    .prefault({}),
  payment: z
    .object({
      enable: z.boolean().default(false),
      provider: z.enum([...PAYMENT_PROVIDERS, 'none']).default('none'),
      /** In the currency's whole units: 50 is EUR 50. */
      price: z.number().default(0),
      currency: z.enum(CURRENCIES).default('EUR'),
      suffix: z.string().nullable().default(null),
      paymentTerms: z.string().nullable().default(null),
      refundPolicy,
    })
    .prefault({}),
  redirectUrl: z.string().nullable().default(null),
  /** Where its online meetings are held, whoever hosts them. */
  meetingLink: z.string().nullable().default(null),
  /** How attendees reach the host when no page can help any more: a number, an address, a sentence. */
  contact: z.string().max(MAX_CONTACT_LENGTH).nullable().default(null),
  confirmationButton: z
    .object({
      useConfirmationButton: z.boolean(),
      color: z.string().nullable(),
      link: url.nullable(),
      text: z.string().nullable(),
    })
    .nullable()
    .default(null),
  cancellationPolicy: changePolicy,
  reschedulingPolicy: changePolicy,
} as const;

/** The whole of it, as it stands in the database. */
export const storedSettings = z.object(settings);

export type MeetingTypeSettings = Readonly<z.output<typeof storedSettings>>;

/**
 * Settings as they are stored; what an older row lacks has its default.
 * @throws ZodError for what was never a meeting type's.
 */
export function parseSettings(stored: unknown): MeetingTypeSettings {
  return storedSettings.parse(stored);
}

/** A meeting type's settings with everything off. */
export const plainSettings: MeetingTypeSettings = parseSettings({});
