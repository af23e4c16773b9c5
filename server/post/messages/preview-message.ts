import type { DomainEvent } from '#server/platform/kernel/events.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { describeSample } from '#server/time/reminder/describe-sample.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { withPictures } from './channels/with-pictures.ts';
import { writeMail } from './channels/write-mail.ts';
import { composeMessages } from './compose-messages.ts';

interface Preview {
  readonly mail: { readonly subject: string; readonly html: string } | null;
  readonly sentTo: string | null;
}

/** Somebody tries how a message looks: about whose appointment, when, and who reads it. */
interface Trial {
  readonly companyId: string;
  readonly toHostId: string;
  readonly sample: { readonly appointmentId: string; readonly attendeeId: string };
  readonly sentAtIso: string;
}

interface Asked {
  /** Of all where there is none. */
  readonly meetingTypeIds: readonly string[];
  readonly sends: boolean;
  readonly toEvent: (trial: Trial) => DomainEvent;
}

/**
 * How a message looks about an appointment that there is, written as the one that goes; with `sends` it goes to
 * who asks.
 * @throws Refusal `mail-not-configured` where nothing can be sent.
 */
export async function previewMessage(
  services: Services,
  session: Session,
  { meetingTypeIds, sends, toEvent }: Asked,
): Promise<Preview> {
  const { db, jobs, clock, sendsMail, publicUrl } = services;
  const { companyId, hostId: toHostId } = session;
  const nowMs = clock.nowMs();
  if (sends && !sendsMail) refuse('mail-not-configured', 'There is no mail server');
  const sample = await describeSample(db, session, { meetingTypeIds, nowMs });
  if (!sample) return { mail: null, sentTo: null };
  const sentAtIso = new Date(nowMs).toISOString();
  const event = toEvent({ companyId, toHostId, sample, sentAtIso });
  const [message] = (await composeMessages(services, event))?.messages ?? [];
  if (!message) return { mail: null, sentTo: null };
  if (sends) await jobs.publish(db, event);
  const { subject, html } = writeMail(
    withPictures(asItGoes(message), publicUrl),
    sentAtIso,
    message.recipient,
  );
  return { mail: { subject, html }, sentTo: sends ? message.recipient.email : null };
}

/** Nothing says that it is a test. */
function asItGoes(message: Message): Message {
  return 'isTest' in message ? { ...message, isTest: false } : message;
}
