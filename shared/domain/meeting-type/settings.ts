import * as z from 'zod';
import { storedIn } from './kept-fields.ts';

/**
 * What a meeting type stores beside the columns that slots and queries depend on, each member with what
 * it is where nobody said anything. Replies of the API are projections of these.
 */
export const settings = {
  ...storedIn('settings'),
  meetingOptions: z.object(storedIn('meetingOptions')).prefault({}),
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
