// Written from the names of the English files by `npm test -- tests/house/locales -u`.

/** The namespaces of public pages, extension and mails: `locales/<language>/*.json`. */
export interface PageResources {
  'account-link': typeof import('#locales/en/account-link.json');
  'appointment-host': typeof import('#locales/en/appointment-host.json');
  appointment: typeof import('#locales/en/appointment.json');
  'booking-owner': typeof import('#locales/en/booking-owner.json');
  'booking-steps': typeof import('#locales/en/booking-steps.json');
  booking: typeof import('#locales/en/booking.json');
  callback: typeof import('#locales/en/callback.json');
  card: typeof import('#locales/en/card.json');
  choices: typeof import('#locales/en/choices.json');
  closed: typeof import('#locales/en/closed.json');
  common: typeof import('#locales/en/common.json');
  'connect-app': typeof import('#locales/en/connect-app.json');
  'connect-room': typeof import('#locales/en/connect-room.json');
  connect: typeof import('#locales/en/connect.json');
  consent: typeof import('#locales/en/consent.json');
  errors: typeof import('#locales/en/errors.json');
  export: typeof import('#locales/en/export.json');
  extension: typeof import('#locales/en/extension.json');
  fields: typeof import('#locales/en/fields.json');
  'filled-page': typeof import('#locales/en/filled-page.json');
  forms: typeof import('#locales/en/forms.json');
  home: typeof import('#locales/en/home.json');
  'in-browser': typeof import('#locales/en/in-browser.json');
  invite: typeof import('#locales/en/invite.json');
  mail: typeof import('#locales/en/mail.json');
  overlay: typeof import('#locales/en/overlay.json');
  payment: typeof import('#locales/en/payment.json');
  proposal: typeof import('#locales/en/proposal.json');
  proposed: typeof import('#locales/en/proposed.json');
  'sign-in': typeof import('#locales/en/sign-in.json');
  'sign-up': typeof import('#locales/en/sign-up.json');
  store: typeof import('#locales/en/store.json');
  ticket: typeof import('#locales/en/ticket.json');
  zones: typeof import('#locales/en/zones.json');
}

/** Those of the office, which public pages do not know: `locales/<language>/office/*.json`. */
export interface OfficeResources {
  'api-tokens': typeof import('#locales/en/office/api-tokens.json');
  appointments: typeof import('#locales/en/office/appointments.json');
  availability: typeof import('#locales/en/office/availability.json');
  backgrounds: typeof import('#locales/en/office/backgrounds.json');
  branding: typeof import('#locales/en/office/branding.json');
  calendar: typeof import('#locales/en/office/calendar.json');
  'card-editor': typeof import('#locales/en/office/card-editor.json');
  'company-closing': typeof import('#locales/en/office/company-closing.json');
  dashboard: typeof import('#locales/en/office/dashboard.json');
  departure: typeof import('#locales/en/office/departure.json');
  editor: typeof import('#locales/en/office/editor.json');
  'email-templates': typeof import('#locales/en/office/email-templates.json');
  'extension-guide': typeof import('#locales/en/office/extension-guide.json');
  'failed-effects': typeof import('#locales/en/office/failed-effects.json');
  feeds: typeof import('#locales/en/office/feeds.json');
  form: typeof import('#locales/en/office/form.json');
  general: typeof import('#locales/en/office/general.json');
  hours: typeof import('#locales/en/office/hours.json');
  integrations: typeof import('#locales/en/office/integrations.json');
  links: typeof import('#locales/en/office/links.json');
  list: typeof import('#locales/en/office/list.json');
  'mail-log': typeof import('#locales/en/office/mail-log.json');
  'meeting-types': typeof import('#locales/en/office/meeting-types.json');
  members: typeof import('#locales/en/office/members.json');
  office: typeof import('#locales/en/office/office.json');
  onboarding: typeof import('#locales/en/office/onboarding.json');
  'out-of-office': typeof import('#locales/en/office/out-of-office.json');
  overview: typeof import('#locales/en/office/overview.json');
  'own-texts': typeof import('#locales/en/office/own-texts.json');
  palette: typeof import('#locales/en/office/palette.json');
  privacy: typeof import('#locales/en/office/privacy.json');
  profile: typeof import('#locales/en/office/profile.json');
  proposals: typeof import('#locales/en/office/proposals.json');
  propose: typeof import('#locales/en/office/propose.json');
  reminders: typeof import('#locales/en/office/reminders.json');
  share: typeof import('#locales/en/office/share.json');
  signatures: typeof import('#locales/en/office/signatures.json');
  teams: typeof import('#locales/en/office/teams.json');
  workflows: typeof import('#locales/en/office/workflows.json');
}
