/** Where mails and messages are written that get a button of ours, if a person wants it. */
export const COMPOSE_SITES: readonly string[] = [
  'https://mail.google.com/*',
  'https://outlook.live.com/*',
  'https://outlook.office.com/*',
  'https://outlook.office365.com/*',
  'https://outlook.cloud.microsoft/*',
  'https://www.linkedin.com/*',
];
