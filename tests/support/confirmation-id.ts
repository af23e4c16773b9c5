import type { TestApi } from './api.ts';

/** The id in the mail of a kind about an appointment, as its reader would follow the link. */
export async function mailedConfirmationId(
  api: TestApi,
  kind: 'attendee-opt-in' | 'host-confirmation-request',
  { appointmentId }: { readonly appointmentId: string },
): Promise<string> {
  await api.runJobs();
  const [mail] = await api.db.query<{ text: string }>({
    text: 'select text from mail_log where kind = $1 and appointment_id = $2',
    values: [kind, appointmentId],
  });
  const id = /[?&]id=([^\s&>]+)/.exec(mail?.text ?? '')?.[1];
  if (!id) throw new Error(`No link in the mail ${kind}: ${mail?.text}`);
  return id;
}
