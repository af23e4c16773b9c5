import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as it came over the wire. */
interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Read back by a parser that we did not write. */
  readonly email: Email;
  readonly raw: string;
}

/** A real SMTP server on a free port that keeps what it is sent. */
export interface MailSink {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Resolves once `count` mails in all have arrived. */
  waitFor(count: number): Promise<readonly ReceivedMail[]>;
  /** Answers the next `times` mails with a temporary failure. */
  refuseNext(times: number): void;
  stop(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  let arrived = Promise.withResolvers<void>();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      if (refusals > 0) {
        refusals -= 1;
        stream.resume();
        stream.once('end', () => done(new Error('The sink was told to refuse this mail')));
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      receive(stream, mailFrom ? mailFrom.address : '', to).then((mail) => {
        mails.push(mail);
        done();
        arrived.resolve();
        arrived = Promise.withResolvers();
      }, done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async waitFor(count) {
      while (mails.length < count) await arrived.promise;
      return mails;
    },
    refuseNext(times) {
      refusals = times;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(
  stream: SMTPServerDataStream,
  from: string,
  to: readonly string[],
): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const raw = Buffer.concat(chunks);
  return { from, to, email: await PostalMime.parse(raw), raw: raw.toString() };
}
