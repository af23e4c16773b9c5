import {
  type EmailCheck,
  type EmailCheckEvent,
  initial,
  transition,
} from '#shared/domain/email-check.ts';
import { client } from '#site/lib/client.ts';

/** The e-mail field's quality check: what it says now, and who hears of a change. */
export interface EmailCheckStore {
  readonly read: () => EmailCheck;
  readonly subscribe: (listener: () => void) => () => void;
  readonly typed: (email: string) => void;
  readonly blurred: () => void;
  /** What the check says of the address as it is now, asked for if it was not. */
  readonly settle: () => Promise<EmailCheck>;
}

/** Spec A §5, e-mail quality guard: 800 ms after typing or on blur. */
export function createEmailCheckStore(email: string): EmailCheckStore {
  let state = initial(email);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const send = (event: EmailCheckEvent): void => {
    const [next, effects] = transition(state, event);
    const isNews = next !== state;
    state = next;
    for (const effect of effects) {
      clearTimeout(timer);
      if (effect.type === 'start-timer')
        timer = setTimeout(() => send({ type: 'typing-stopped' }), effect.durationMs);
      if (effect.type === 'check-email') void askServer(effect.email).then(send);
    }
    if (isNews) for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    read: () => state,
    subscribe,
    typed: (text) => send({ type: 'typed', email: text }),
    blurred: () => send({ type: 'blurred' }),
    settle: () =>
      new Promise((resolve) => {
        send({ type: 'blurred' });
        if (state.step !== 'validating') return resolve(state);
        const stop = subscribe(() => {
          if (state.step === 'validating') return;
          stop();
          resolve(state);
        });
      }),
  };
}

async function askServer(email: string): Promise<EmailCheckEvent> {
  try {
    const { data } = await client.POST('/booking/validate-email-quality', { body: { email } });
    if (!data) return { type: 'failed', email };
    return { type: 'answered', email, ...data };
  } catch {
    // Spec A §5: a service failure counts as valid.
    return { type: 'failed', email };
  }
}
