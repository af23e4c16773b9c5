import { toGoogleCalendarUrl, toOutlookUrl } from '#shared/domain/calendar-links.ts';
import type { MailButton } from './body.ts';
import type { MailContext } from './context.ts';
import { toWebLink } from './plain-text.ts';
import type { MailTextKey, Translate } from './texts.ts';
import type { AppointmentFacts, TimeFacts } from './types.ts';

/** A button for a link that there is; none for one that is missing or leads nowhere on the web. */
export function button(
  { t }: { readonly t: Translate },
  key: MailTextKey,
  link: string | undefined,
): MailButton[] {
  const href = toWebLink(link);
  return href === undefined ? [] : [{ label: t(key), href }];
}

/** What can be done with an appointment that stands: join it, look at it, move it, cancel it. */
export function appointmentButtons(context: MailContext<AppointmentFacts>): MailButton[] {
  const { links, appointment } = context.mail;
  return [
    ...button(context, 'button.join', appointment.meetingLink),
    ...button(context, 'button.view', links.appointment),
    ...button(context, 'button.reschedule', links.reschedule),
    ...button(context, 'button.cancel', links.cancel),
    ...calendarButtons(context),
  ];
}

/** For a host whose mail program does nothing with the attached file. */
function calendarButtons(context: MailContext<AppointmentFacts>): MailButton[] {
  const { audience, attendees, mail } = context;
  if (audience !== 'host') return [];
  const { title, description = '', startIso, endIso, ...place } = mail.appointment;
  const names = attendees.map(({ name, email }) => name || email).join(', ');
  const entry = {
    title: names ? `${title}: ${names}` : title,
    details: description,
    place: place.meetingLink ?? place.location ?? place.hostPhone ?? '',
    startIso,
    endIso,
  };
  return [
    ...button(context, 'button.google', toGoogleCalendarUrl(entry)),
    ...button(context, 'button.outlook', toOutlookUrl(entry, 'private')),
  ];
}

/** Guests come and go with the appointment: they can join and look, not move it. */
export function guestButtons(context: MailContext<AppointmentFacts>): MailButton[] {
  const { links, appointment } = context.mail;
  return [
    ...button(context, 'button.join', appointment.meetingLink),
    ...button(context, 'button.view', links.appointment),
  ];
}

/** For a time that will not take place. */
export function bookAgainButtons(context: MailContext<TimeFacts>): MailButton[] {
  return button(context, 'button.bookAgain', context.mail.links.book);
}

/** Dials on a phone: `+46 70 123-45 67 → tel:+46701234567`; none without a digit. */
export function callButton({ t }: { readonly t: Translate }, phone: string): MailButton[] {
  const number = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(number) ? [{ label: t('button.call'), href: `tel:${number}` }] : [];
}
