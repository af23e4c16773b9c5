import { isEmail } from './fields/email.ts';

/** Spec A §9: how long after typing an address is checked. */
const EMAIL_CHECK_DEBOUNCE_MS = 800;

/** Spec A §5, e-mail quality guard: each has a text of its own. */
export type EmailProblem = 'disposable' | 'invalid_domain' | 'unverified';

/** Spec A §4, e-mail validation: idle, validating (input disabled, spinner), valid or invalid. */
export type EmailCheck =
  | { readonly step: 'idle'; readonly email: string }
  | { readonly step: 'validating' | 'valid'; readonly email: string }
  | { readonly step: 'invalid'; readonly email: string; readonly problem: EmailProblem };

export type EmailCheckEvent =
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'typing-stopped' | 'blurred' }
  | {
      readonly type: 'answered';
      readonly email: string;
      readonly isValid: boolean;
      readonly reason: string | null;
    }
  /** The service could not be asked. */
  | { readonly type: 'failed'; readonly email: string };

export type EmailCheckEffect =
  /** A timer that is running already begins anew; `typing-stopped` comes when it ends. */
  | { readonly type: 'start-timer'; readonly durationMs: number }
  | { readonly type: 'stop-timer' }
  | { readonly type: 'check-email'; readonly email: string };

type Step = readonly [EmailCheck, readonly EmailCheckEffect[]];

/** An address that is there from the start, as prefill, is checked when the field is left. */
export function initial(email = ''): EmailCheck {
  return { step: 'idle', email: email.trim() };
}

/** The next state and what is to be done about it. Answers about older addresses change nothing. */
export function transition(state: EmailCheck, event: EmailCheckEvent): Step {
  switch (event.type) {
    case 'typed':
      return type(state, event.email.trim());
    case 'typing-stopped':
    case 'blurred':
      return check(state);
    case 'answered':
      if (!isAwaited(state, event.email)) return [state, []];
      return [settle(event), []];
    case 'failed':
      // Spec A §5: a service failure counts as valid.
      return [isAwaited(state, event.email) ? { step: 'valid', email: event.email } : state, []];
  }
}

/** Whether the address may be used: checked, and found good. */
export function isDone(state: EmailCheck): boolean {
  return state.step === 'valid';
}

function type(state: EmailCheck, email: string): Step {
  if (email === state.email) return [state, []];
  // Not an address yet: its form speaks for itself, nobody is asked.
  if (!isEmail(email)) return [{ step: 'idle', email }, [{ type: 'stop-timer' }]];
  return [{ step: 'idle', email }, [{ type: 'start-timer', durationMs: EMAIL_CHECK_DEBOUNCE_MS }]];
}

function check(state: EmailCheck): Step {
  const { step, email } = state;
  if (step !== 'idle' || !isEmail(email)) return [state, []];
  return [{ step: 'validating', email }, [{ type: 'stop-timer' }, { type: 'check-email', email }]];
}

function isAwaited(state: EmailCheck, email: string): boolean {
  return state.step === 'validating' && state.email === email;
}

function settle({ email, isValid, reason }: Extract<EmailCheckEvent, { type: 'answered' }>) {
  if (isValid) return { step: 'valid', email } as const;
  const isKnown = reason === 'disposable' || reason === 'invalid_domain';
  return { step: 'invalid', email, problem: isKnown ? reason : 'unverified' } as const;
}
