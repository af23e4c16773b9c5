import type { MailButton } from './body.ts';
import type { MailContext } from './context.ts';
import { toWebLink } from './plain-text.ts';
import type { MailTextKey } from './texts.ts';

/** A button for a link that there is; none for one that is missing or leads nowhere on the web. */
export function button(
  context: MailContext,
  key: MailTextKey,
  link: string | undefined,
): MailButton[] {
  const href = toWebLink(link);
  return href === undefined ? [] : [{ label: context.t(key), href }];
}

/** What can be done with an appointment that stands: join it, look at it, move it, cancel it. */
export function appointmentButtons(context: MailContext): MailButton[] {
  const { links, appointment } = context.mail;
  return [
    ...button(context, 'button.join', appointment.meetingLink),
    ...button(context, 'button.view', links.appointment),
    ...button(context, 'button.reschedule', links.reschedule),
    ...button(context, 'button.cancel', links.cancel),
  ];
}

/** Guests come and go with the appointment: they can join and look, not move it. */
export function guestButtons(context: MailContext): MailButton[] {
  const { links, appointment } = context.mail;
  return [
    ...button(context, 'button.join', appointment.meetingLink),
    ...button(context, 'button.view', links.appointment),
  ];
}

/** After a cancellation. */
export function bookAgainButtons(context: MailContext): MailButton[] {
  return button(context, 'button.bookAgain', context.mail.links.book);
}
