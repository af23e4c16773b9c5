import * as z from 'zod';
import { CHANNELS } from '#shared/domain/channels.ts';
import { MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { isSecureUrl } from '#shared/domain/web-url.ts';

const DAY_MINUTES = 1440;
export const YEAR_MINUTES = 366 * DAY_MINUTES;

/** What PostgreSQL can keep: no NUL, no half of a surrogate pair. */
export const plain = z
  .string()
  .refine((value) => !value.includes('\0') && value.isWellFormed(), { error: 'Not plain text' });
export const line = plain.trim().min(1).max(MAX_NAME_LENGTH);
export const secureUrl = plain.max(2000).refine(isSecureUrl, {
  error: 'Not an https address',
  params: { problem: 'not-secure' },
});
export const flag = z.boolean();
/** As it is kept: off where an older row says nothing. */
export const off = flag.default(false);
/** As it is kept: none where an older row says nothing. */
export const keptText = z.string().nullable().default(null);
export const language = z.enum(LANGUAGES);
export const channel = z.enum(CHANNELS);
export const minutes = z.int().min(0).max(DAY_MINUTES);
export const duration = z.int().min(1).max(DAY_MINUTES);
