import { api } from '#site/office/api.ts';

/** The accounts that make one's meetings, and those that could. */
export const conferenceQuestion = api.toQuery('get', '/conference-accounts');
