import * as z from 'zod';
import { CHANNELS } from '#shared/domain/channels.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  SLUG_MAX_LENGTH,
  SLUG_MIN_LENGTH,
} from '#shared/domain/constants.ts';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { fromLocale, LANGUAGES } from '#shared/domain/languages.ts';
import { SLUG_PATTERN } from '#shared/domain/slug.ts';
import { TIERS } from '#shared/domain/tiers.ts';
import { isSecureUrl } from '#shared/domain/web-url.ts';
import { isTimeZone } from '#shared/time/offset.ts';

/** Building blocks that several resources share. Bounds are on every text and list. */

/** What PostgreSQL can keep: no NUL, no half of a surrogate pair. */
export const plainText = z
  .string()
  .refine((value) => !value.includes('\0') && value.isWellFormed(), { error: 'Not plain text' });

export const id = z.uuid();
export const slug = plainText.min(1).max(100).toLowerCase();
/** An address that somebody chooses for their own page. */
export const ownSlug = z.string().min(SLUG_MIN_LENGTH).max(SLUG_MAX_LENGTH).regex(SLUG_PATTERN);
export const domain = plainText.max(253);
/** A payment at its provider: a card intent, a wallet order. */
export const paymentId = plainText.min(1).max(200);
export const shortText = plainText.max(MAX_NAME_LENGTH);
export const longText = plainText.max(MAX_TEXT_LENGTH);
export const email = z.string().max(MAX_EMAIL_LENGTH).regex(EMAIL_PATTERN);
export const secret = plainText.min(1).max(200);
/** What the links of a proposal carry. */
export const proposalToken = z.string().regex(/^[\w-]{22}$/);
export const language = z.enum(LANGUAGES);
/** A language as somebody asks for it: tags are understood too, `sv-SE → se`, `nb → no`. */
export const askedLanguage = z.preprocess(
  (value) => (typeof value === 'string' ? (fromLocale(value) ?? value) : value),
  language,
) as unknown as z.ZodType<z.output<typeof language>, z.input<typeof language>>;
export const channel = z.enum(CHANNELS);
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'Not an IANA time zone' })
  .meta({ description: 'IANA time zone', examples: ['Europe/Berlin'] });
/** An instant: ISO 8601 with `Z` or an offset, in a year that the database can keep. */
export const instant = z.iso
  .datetime({ offset: true })
  .refine(isInFourDigitYear, { error: 'Not in the years 1 to 9999' });
export const localDate = z.iso.date();
/** Minutes of a meeting. */
export const duration = z.int().min(1).max(1440);
const url = plainText.max(2000);
/**
 * Where a page loads a picture from: below its own origin or the API's, never anybody else's. What is
 * stored may lie anywhere; the server replaces it in every reply (`server/platform/image`).
 */
export const image = z
  .string()
  .max(4000)
  .meta({ description: "A picture's address, relative to the API's origin" });
/** An address that a page may lead to: https alone. */
export const secureUrl = url.refine(isSecureUrl, {
  error: 'Not an https address',
  // What forms say of it.
  params: { problem: 'not-secure' },
});

export const host = z.object({
  id,
  firstname: z.string(),
  lastname: z.string(),
  title: z.string().nullable(),
  picture: image.nullable(),
  /** Their public address; null for somebody without a page. */
  slug: z.string().nullable(),
});

export const company = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo: image.nullable(),
  tier: z.enum(TIERS),
  primaryColor: z.string().nullable(),
  useBrandStyling: z.boolean(),
  hideKalendsBranding: z.boolean(),
  showDataPolicyLink: z.boolean(),
  dataPolicyLink: z.string().nullable(),
  imprintLink: z.string().nullable(),
  customLegalText: z.string().nullable(),
  googleAnalyticsMeasurementId: z.string().nullable(),
  metaPixelId: z.string().nullable(),
  featureAccess: z.object({ personalizedBranding: z.boolean() }),
});

/** `9999-12-31T23:00:00-02:00` is in the year 10000 already. */
function isInFourDigitYear(iso: string): boolean {
  const year = new Date(iso).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
