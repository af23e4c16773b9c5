import browser, { type Runtime } from 'webextension-polyfill';
import type { SignInOutcome } from './sign-in.ts';

/** Everything that the extension's pages ask of its worker. Pages of the web can ask nothing. */
export interface Messages {
  /** The window that asks a person for their consent closes a popup: so the worker waits for it. */
  readonly 'sign-in': {
    readonly ask: { readonly serverUrl: string };
    readonly answer: SignInOutcome;
  };
  readonly 'sign-out': { readonly ask: Record<never, never>; readonly answer: true };
}

type Kind = keyof Messages;

/** What answers each message. */
export type Answers = {
  readonly [K in Kind]: (ask: Messages[K]['ask']) => Promise<Messages[K]['answer']>;
};

export async function askWorker<K extends Kind>(
  kind: K,
  ask: Messages[K]['ask'],
): Promise<Messages[K]['answer']> {
  return await browser.runtime.sendMessage({ kind, ask });
}

/** Answers what the extension's own pages ask; whatever else comes is not heard. */
export function answerPages(answers: Answers): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    if (!isOwnPage(sender) || !isMessage(message, answers)) return undefined;
    // The kind says which ask it came with.
    const answer = answers[message.kind] as (ask: unknown) => Promise<unknown>;
    return answer(message.ask);
  });
}

/** Scripts in pages of the web are the extension's too, but what they say a page may have told them. */
function isOwnPage({ id, url }: Runtime.MessageSender): boolean {
  return id === browser.runtime.id && url?.startsWith(browser.runtime.getURL('')) === true;
}

function isMessage(
  message: unknown,
  answers: Answers,
): message is { readonly kind: Kind; readonly ask: unknown } {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  return (
    typeof message.kind === 'string' && Object.hasOwn(answers, message.kind) && 'ask' in message
  );
}
