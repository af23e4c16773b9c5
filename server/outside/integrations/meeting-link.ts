import * as z from 'zod';

/** Where a meeting is joined, as its provider says it. */
export const meetingLink = z.string().startsWith('https://');
