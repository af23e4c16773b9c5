import type { MailPerson } from '#server/platform/kernel/mail-types.ts';
import type { Message } from '#server/platform/kernel/message.ts';

/** A way on which messages reach their readers; `Written` is one as its reader gets it. */
export interface Channel<Written> {
  /** Writes a message in its reader's language. `nowIso` is when it is written. */
  readonly write: (message: Message, nowIso: string) => Written;
  /**
   * Resolves once the next server has taken it, fails where that refuses. Left out where the channel is
   * not configured: what is written stays in the log.
   */
  readonly send: ((letter: Letter<Written>) => Promise<void>) | undefined;
}

/** What was written, and to whom. */
interface Letter<Written> {
  /** The same for a repeated try, so that its reader sees one. */
  readonly id: string;
  /** The letter that began the conversation. */
  readonly threadId?: string | null;
  readonly written: Written;
  readonly recipient: MailPerson;
  /** In whose name; the installation's where it is empty. */
  readonly companyName: string;
}
