import * as z from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { flag, keptText, language, off, secureUrl } from './bounds.ts';
import { field, setting } from './field.ts';

const languages = z.object({
  enable: off,
  default: language.default('en'),
  allowed: z.array(language).default([...LANGUAGES]),
});

const url = z.string().max(2000).nullable().default(null);
const keptVideo = z.object({ enable: off, src: url, thumbnailUrl: url, immersive: off });
type KeptVideo = z.output<typeof keptVideo>;
type EditedVideo = Omit<KeptVideo, 'thumbnailUrl'> & { stillUrl: string | null };

const video = {
  read: ({ thumbnailUrl, ...kept }: KeptVideo): EditedVideo => ({
    ...kept,
    stillUrl: thumbnailUrl,
  }),
  write: ({ stillUrl, ...edited }: EditedVideo): KeptVideo => ({
    ...edited,
    thumbnailUrl: stillUrl,
  }),
};

/** How its page looks and speaks. */
export const appearance = {
  languageSetting: field({
    bounds: z.object({
      enable: flag,
      default: language,
      allowed: z.array(language).max(LANGUAGES.length),
    }),
    initial: { enable: false, default: 'en', allowed: [...LANGUAGES] },
    stored: setting(languages.prefault({})),
    page: 'meetingType',
    changedBy: 'meeting-type:edit',
  }),
  timezonePreset: field({
    bounds: z.object({
      enable: flag,
      timezonePreset: z
        .string()
        .max(64)
        .refine(isTimeZone, { error: 'Not an IANA time zone' })
        .nullable(),
    }),
    initial: { enable: false, timezonePreset: null },
    stored: setting(z.object({ enable: off, timezonePreset: keptText }).prefault({})),
    page: 'bookingInfo',
    changedBy: 'meeting-type:edit',
  }),
  videoSetting: field({
    bounds: z.object({
      enable: flag,
      src: secureUrl.nullable(),
      /** What stands there until it plays. */
      stillUrl: secureUrl.nullable(),
      immersive: flag,
    }),
    initial: { enable: false, src: null, stillUrl: null, immersive: false },
    stored: { ...setting(keptVideo.prefault({})), as: video },
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  compact: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'meetingType',
    changedBy: 'meeting-type:edit',
  }),
};
