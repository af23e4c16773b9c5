import * as z from 'zod';
import { LIMIT_PERIODS } from '#shared/domain/availability/types.ts';
import { CHANNELS } from '#shared/domain/channels.ts';
import {
  MAX_CONTACT_LENGTH,
  MAX_NAME_LENGTH,
  MAX_OPTIONS,
  MAX_TEXT_LENGTH,
  SLUG_MAX_LENGTH,
} from '#shared/domain/constants.ts';
import { FIELD_TARGETS, INPUT_TYPES } from '#shared/domain/fields/types.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { ROUND_ROBIN_METHODS } from '#shared/domain/round-robin/choose-host.ts';
import { SLUG_PATTERN } from '#shared/domain/slug.ts';
import { isSecureUrl } from '#shared/domain/web-url.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { settings } from './settings.ts';

const DAY_MINUTES = 1440;
const YEAR_MINUTES = 366 * DAY_MINUTES;
const MAX_FIELDS = 50;
const MAX_HOSTS = 100;
const MAX_PRICE = 100_000;

/** What PostgreSQL can keep: no NUL, no half of a surrogate pair. */
const plain = z
  .string()
  .refine((value) => !value.includes('\0') && value.isWellFormed(), { error: 'Not plain text' });
const line = plain.trim().min(1).max(MAX_NAME_LENGTH);
const secureUrl = plain.max(2000).refine(isSecureUrl, {
  error: 'Not an https address',
  params: { problem: 'not-secure' },
});
const language = z.enum(LANGUAGES);
const channel = z.enum(CHANNELS);
const minutes = z.int().min(0).max(DAY_MINUTES);
const duration = z.int().min(1).max(DAY_MINUTES);
const limit = z.object({
  count: z.int().min(1).max(10_000).optional(),
  minutes: z.int().min(1).max(YEAR_MINUTES).optional(),
});
/** Far enough for every plan, near enough for every calendar. */
const localDate = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2999-12-31', { error: 'Not a near date' });

const fieldTexts = z.object({
  locale: language,
  label: plain.max(MAX_NAME_LENGTH),
  placeholder: plain.max(MAX_NAME_LENGTH).optional(),
  options: z
    .record(plain.max(MAX_NAME_LENGTH), plain.max(MAX_NAME_LENGTH))
    .refine((labels) => Object.keys(labels).length <= MAX_OPTIONS, { error: 'Too many options' })
    .optional(),
});

/** One question of the form, in the place where visitors read it. */
const editedField = z.object({
  id: plain.min(1).max(100),
  /** Its answer is kept under it, also when its label changes. */
  name: plain.min(1).max(100),
  label: plain.trim().max(MAX_NAME_LENGTH),
  locales: z.array(fieldTexts).max(LANGUAGES.length),
  fieldType: z.enum(INPUT_TYPES),
  target: z.enum(FIELD_TARGETS),
  required: z.boolean(),
  hidden: z.boolean(),
  hideUntilChange: z.boolean(),
  default: z.boolean(),
  mutable: z.boolean(),
  defaultValue: plain.max(MAX_TEXT_LENGTH).nullable(),
  placeholder: plain.max(MAX_TEXT_LENGTH).nullable(),
  options: z
    .array(
      z.object({
        value: plain.max(MAX_NAME_LENGTH),
        label: plain.max(MAX_NAME_LENGTH),
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
      }),
    )
    .max(MAX_OPTIONS),
  min: z.int().min(0).max(MAX_TEXT_LENGTH).nullable(),
  max: z.int().min(1).max(MAX_TEXT_LENGTH).nullable(),
  validation: plain.max(MAX_NAME_LENGTH).nullable(),
  defaultCountryCode: plain.max(5).nullable(),
  showInfobox: z.boolean(),
});

const editedHost = z.object({
  hostId: z.uuid(),
  /** Their share relative to the others'; 0 takes only what nobody else can. */
  weight: z.int().min(0).max(1000),
  priority: z.int().min(0).max(100),
  enabled: z.boolean(),
  /** Other hours than their own. */
  scheduleId: z.uuid().nullable(),
});

/** Until when attendees may cancel or move: all three or nothing. */
const policy = z.object({
  enable: z.boolean(),
  mode: z.enum(['hours', 'days']).nullable(),
  duration: z.int().min(1).max(8760).nullable(),
});

/**
 * A meeting type as its editor holds it: all that hosts may change, in one flat record, so that what
 * two of them change can be told apart. It is for hosts alone: public pages have a schema of their own.
 */
export const editedMeetingType = z.object({
  name: line,
  slug: z.string().regex(SLUG_PATTERN).max(SLUG_MAX_LENGTH),
  description: plain.trim().max(MAX_TEXT_LENGTH).nullable(),
  enabled: z.boolean(),
  /** An enabled one opens then. */
  publishFrom: z.iso.datetime({ offset: true }).nullable(),
  listed: z.boolean(),
  workspaceId: z.uuid().nullable(),

  durationMinutes: duration,
  /** Those that visitors choose among; the main one alone where there are none. */
  allowedDurations: z.array(duration).max(12),
  /** Distance of starts; the duration where nothing is said. */
  slotIntervalMinutes: duration.nullable(),
  bufferBeforeMinutes: minutes,
  bufferAfterMinutes: minutes,
  minNoticeMinutes: z.int().min(0).max(YEAR_MINUTES),
  bookingWindow: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('rolling'), days: z.int().min(0).max(1095) }),
    z.object({ kind: z.literal('range'), from: localDate, to: localDate }),
  ]),
  limits: z.partialRecord(z.enum(LIMIT_PERIODS), limit),
  totalSpots: z.int().min(1).max(1000).nullable(),

  channel,
  customChannelName: line.nullable(),
  meetingLink: secureUrl.nullable(),
  locations: z.array(line).max(50),
  allowSelectChannel: z.boolean(),
  /** Beside the main one. */
  allowedChannels: z.array(channel).max(CHANNELS.length),
  /** The company's resources that visitors choose among, in this order. */
  resourceIds: z.array(z.uuid()).max(100),

  /** In the order in which they serve. */
  hosts: z.array(editedHost).max(MAX_HOSTS),
  calculationMethod: z.enum(['everyone', 'anyone']),
  roundRobin: z.enum(ROUND_ROBIN_METHODS),
  roundRobinWindowDays: z.int().min(1).max(365),
  hasQueue: z.boolean(),
  allowHostSelection: z.boolean(),
  forceHostSelection: z.boolean(),

  fields: z.array(editedField).max(MAX_FIELDS),
  useFullName: z.boolean(),
  blockEmails: z.boolean(),
  blockedEmails: z.array(line).max(500),
  actionButtonText: z.partialRecord(language, plain.max(MAX_NAME_LENGTH)),
  formFirst: z.boolean(),
  allowAddingGuests: z.boolean(),
  hideAddressField: z.boolean(),
  emailQualityGuard: z.boolean(),

  payment: settings.payment.unwrap().extend({
    price: z.number().min(0).max(MAX_PRICE),
    suffix: line.nullable(),
    paymentTerms: plain.trim().max(MAX_TEXT_LENGTH).nullable(),
  }),

  cancellationPolicy: policy,
  reschedulingPolicy: policy,
  doubleOptIn: z.boolean(),
  hostConfirmation: z.boolean(),
  /** How long a provisional booking holds its time; a day where nothing is said. */
  provisionalHours: z.number().positive().max(720).nullable(),

  redirectUrl: secureUrl.nullable(),
  confirmationButton: z
    .object({
      useConfirmationButton: z.boolean(),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .nullable(),
      link: secureUrl.nullable(),
      text: line.nullable(),
    })
    .nullable(),
  contact: plain.trim().min(1).max(MAX_CONTACT_LENGTH).nullable(),

  languageSetting: z.object({
    enable: z.boolean(),
    default: language,
    allowed: z.array(language).max(LANGUAGES.length),
  }),
  timezonePreset: z.object({
    enable: z.boolean(),
    timezonePreset: z
      .string()
      .max(64)
      .refine(isTimeZone, { error: 'Not an IANA time zone' })
      .nullable(),
  }),
  videoSetting: z.object({
    enable: z.boolean(),
    src: secureUrl.nullable(),
    /** What stands there until it plays. */
    stillUrl: secureUrl.nullable(),
    immersive: z.boolean(),
  }),
  compact: z.boolean(),
});

export type EditedMeetingType = z.output<typeof editedMeetingType>;
export type EditedField = EditedMeetingType['fields'][number];
export type EditedHost = EditedMeetingType['hosts'][number];
