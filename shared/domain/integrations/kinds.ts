/**
 * What an integration can be: each kind is a port of the server. Of a kind that nobody fills yet there is
 * the name.
 */
export const INTEGRATION_KINDS = [
  'payment',
  'signIn',
  'calendar',
  'conference',
  'crm',
  'sms',
  'chat',
] as const;

export type IntegrationKind = (typeof INTEGRATION_KINDS)[number];

/** Who connects it: everyone their own, or somebody for the whole company. */
export const connectedBy = {
  payment: 'company',
  signIn: 'host',
  calendar: 'host',
  conference: 'host',
  crm: 'company',
  sms: 'company',
  chat: 'company',
} as const satisfies Record<IntegrationKind, 'host' | 'company'>;
