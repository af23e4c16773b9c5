/** What somebody can be invited as: a company's owner is made by handing it over. */
export const INVITED_ROLES = ['admin', 'member'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
