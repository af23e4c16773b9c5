import * as z from 'zod';
import { fieldBounds } from './fields.ts';

/**
 * A meeting type as its editor holds it: all that hosts may change, in one flat record, so that what
 * two of them change can be told apart. It is for hosts alone: public pages have a schema of their own.
 */
export const editedMeetingType = z.object(fieldBounds);

export type EditedMeetingType = z.output<typeof editedMeetingType>;
export type EditedField = EditedMeetingType['fields'][number];
export type EditedHost = EditedMeetingType['hosts'][number];
