import type { AppointmentFacts } from '#server/platform/kernel/message.ts';
import { toWebLink } from '#server/platform/texts/plain-text.ts';
import type { MailLine } from '#server/post/mail/body.ts';
import type { Channel } from '#shared/domain/channels.ts';
import { isLinkMade } from '#shared/domain/is-link-made.ts';
import type { TimeContext } from '../context.ts';

type Context = TimeContext<AppointmentFacts>;

/** Where and how the two sides meet: the channel's name, then the address, number or link. */
export function getWhere(context: Context): MailLine[] {
  const { appointment } = context.message;
  const hint = hints[appointment.channel](context);
  const lines = [
    channelName(context),
    hint,
    appointment.location,
    hostNumber(context),
    // The button joins; the address is there to be read, copied and trusted.
    toWebLink(appointment.meetingLink) ?? linkFollows(context),
  ];
  const texts = lines.filter((line): line is string => line !== undefined && line !== '');
  return [...new Set(texts)].map((text, at) => ({ text, look: at === 0 ? 'plain' : 'muted' }));
}

/** An account makes it once the appointment is booked, and it has a mail of its own. */
function linkFollows({ t, message }: Context): string | undefined {
  return isLinkMade(message.appointment.channel) ? t('where.linkFollows') : undefined;
}

function channelName({ t, message, audience }: Context): string {
  const { channel, customChannelName } = message.appointment;
  if (channel === 'custom' && customChannelName) return customChannelName;
  const isMine = channel === 'local-attendee' && audience === 'attendee';
  return isMine ? t('where.atYours') : t(`channel.${channel}`);
}

/** On WhatsApp it says who it is that calls; otherwise it is there to be called. */
function hostNumber({ t, message, audience }: Context): string | undefined {
  const { channel, hostPhone } = message.appointment;
  if (channel !== 'whatsapp' || hostPhone === undefined) return hostPhone;
  return audience === 'host' ? undefined : t('where.hostWhatsapp', { phone: hostPhone });
}

type Hint = (context: Context) => string | undefined;

const noHint: Hint = () => undefined;

/** Who calls whom, and at which number. */
const hints = {
  local: noHint,
  'local-attendee': noHint,
  google: noHint,
  zoom: noHint,
  phone: hostCalls,
  'phone-incoming': attendeeCalls,
  whatsapp: hostCalls,
  connect: noHint,
  webex: noHint,
  whereby: noHint,
  kmeet: noHint,
  zava: noHint,
  teamsForBusiness2: noHint,
  custom: noHint,
  resource: noHint,
} satisfies Record<Channel, Hint>;

function hostCalls({ t, audience, attendees }: Context): string | undefined {
  const phones = attendees.map(({ phone }) => phone).filter((phone) => phone !== undefined);
  const phone = phones.join(', ');
  if (audience === 'host') return phone ? t('where.callNumber', { phone }) : undefined;
  return phone ? t('where.calledAt', { phone }) : t('where.called');
}

/** Spec A §2: 'Please call the host at the scheduled time.' */
function attendeeCalls({ t, audience }: Context): string {
  return audience === 'host' ? t('where.attendeeCalls') : t('where.callHost');
}
