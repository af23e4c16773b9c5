/** Addresses of the public pages, each in the first state that its visitor sees. */
export const publicPages = [
  ...['/', '/login', '/login/reset', '/login/link', '/signup', '/invite', '/confirm-invite'],
  ...[
    '/extension/connect',
    '/ada',
    '/ada/intro',
    '/ada/consultation',
    '/ada/draft',
    '/ada/nothing',
  ],
  ...['/ada/workshop', '/ada/room', '/ada/ask', '/ada/paid', '/team/studio', '/team/studio/demo'],
  ...['/cancel', '/reschedule', '/appointment/success', '/optin', '/host-confirmation'],
  ...['/forget-me', '/unqualified', '/order/unknown', '/s/unknown', '/nobody-here'],
] as const;

/** The office's screens, as its owner sees them. */
export const officePages = [
  ...['/dashboard', '/appointments', '/calendar', '/availability', '/out-of-office'],
  ...['/meeting-types', '/new', '/propose', '/extension/instant', '/booking-links', '/team-pages'],
  ...['/admin', '/admin/team', '/admin/teams', '/admin/general', '/admin/emails', '/integrations'],
  ...['/kalends-integration', '/onboarding', '/profile'],
] as const;
