import type { AppointmentFacts, TimeFacts } from '#server/platform/kernel/message.ts';
import type { Translate } from '#server/platform/texts/mail-texts.ts';
import type { MailButton } from '#server/post/mail/body.ts';
import { button } from '#server/post/mail/button.ts';
import { toCalendarLinks } from '#shared/domain/calendar-links.ts';
import type { TimeContext } from '../context.ts';

/** What can be done with an appointment that stands: join it, look at it, move it, cancel it. */
export function appointmentButtons(context: TimeContext<AppointmentFacts>): MailButton[] {
  const { links, appointment } = context.message;
  return [
    ...button(context, 'button.join', appointment.meetingLink),
    ...button(context, 'button.view', links.appointment),
    ...button(context, 'button.reschedule', links.reschedule),
    ...button(context, 'button.cancel', links.cancel),
    ...contactButtons(context),
    ...calendarButtons(context),
  ];
}

/** For a host whose mail program does nothing with the attached file. */
function calendarButtons(context: TimeContext<AppointmentFacts>): MailButton[] {
  const { audience, attendees, message } = context;
  if (audience !== 'host') return [];
  const { title, description = '', startIso, endIso, ...place } = message.appointment;
  const names = attendees.map(({ name, email }) => name || email).join(', ');
  const entry = {
    title: names ? `${title}: ${names}` : title,
    details: description,
    place: place.meetingLink ?? place.location ?? place.hostPhone ?? '',
    startIso,
    endIso,
  };
  return toCalendarLinks(entry).flatMap(({ calendar, href }) =>
    button(context, `calendar.${calendar}`, href),
  );
}

/** How a host reaches whoever booked. */
export function contactButtons({ t, audience, concerned }: TimeContext<TimeFacts>): MailButton[] {
  const booker = concerned.find(({ isGuest }) => isGuest !== true);
  if (audience !== 'host' || !booker) return [];
  const address = encodeURIComponent(booker.email).replace('%40', '@');
  return [
    ...(booker.email ? [{ label: t('button.write'), href: `mailto:${address}` }] : []),
    ...callButton({ t }, booker.phone ?? ''),
  ];
}

/** Guests come and go with the appointment: they can join and look, not move it. */
export function guestButtons(context: TimeContext<AppointmentFacts>): MailButton[] {
  const { links, appointment } = context.message;
  return [
    ...button(context, 'button.join', appointment.meetingLink),
    ...button(context, 'button.view', links.appointment),
  ];
}

/** For a time that will not take place. */
export function bookAgainButtons(context: TimeContext<TimeFacts>): MailButton[] {
  return button(context, 'button.bookAgain', context.message.links.book);
}

/** Dials on a phone: `+46 70 123-45 67 → tel:+46701234567`; none without a digit. */
export function callButton({ t }: { readonly t: Translate }, phone: string): MailButton[] {
  const number = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(number) ? [{ label: t('button.call'), href: `tel:${number}` }] : [];
}
