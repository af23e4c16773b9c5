import { ApiError } from './api-error.ts';
import { type ErrorCode, isErrorCode } from './catalogue.ts';

/** Texts beside the catalogue's codes, below the same `errors` namespace. */
export const explanations = [
  'network',
  'offline',
  'called-off',
  'booking-failed',
  'booking-broken-off',
  'action-failed',
  'invalid-booking-response',
  'no-available-hosts',
] as const;

export interface ExplainedError {
  /** The refusal's code, to be shown to those who ask for help. */
  readonly code: string | undefined;
  /** Key of the `errors` namespace. */
  readonly textKey: ErrorCode | (typeof explanations)[number];
  /** The server's own words, to be shown instead of the text: Spec A §8, no code and not ours. */
  readonly message: string | undefined;
}

type Text = ExplainedError['textKey'];

/** Spec A §8, booking errors by message content. */
const byContent: readonly (readonly [part: string, textKey: Text])[] = [
  ['exceeded booking rate limit', 'rate-limited'],
  ['booking limit', 'rate-limited'],
  ['no longer available', 'slot-no-longer-available'],
  ['No available queue hosts', 'no-available-hosts'],
];

/** A failure that pages find themselves, such as a reply without its appointment. */
export class PageError extends Error {
  readonly textKey: Text;

  constructor(textKey: Text) {
    super(textKey);
    this.name = 'PageError';
    this.textKey = textKey;
  }
}

/**
 * What to tell a person about a failed call (Spec A §8): a known code has its text, else the
 * message's content decides, any other code is generic-unavailable, any other message is shown as
 * it is. What is not an ApiError never reached us (network) or is our own bug (generic-unavailable).
 */
export function explainError(error: unknown): ExplainedError {
  if (error instanceof PageError) return explained(undefined, error.textKey);
  if (error instanceof ApiError) return explainReply(error.body.error, error.body.message);
  return explained(undefined, isNetworkFailure(error) ? 'network' : 'generic-unavailable');
}

/** Whether a failure came with neither a code nor words that could be shown. */
export function saysNothing({ code, textKey }: ExplainedError): boolean {
  return code === undefined && textKey === 'generic-unavailable';
}

function explainReply(code: string | undefined, message: string | undefined): ExplainedError {
  if (isErrorCode(code)) return explained(code, code);
  const content = byContent.find(([part]) => message?.includes(part));
  if (content) return explained(code, content[1]);
  if (code !== undefined || !message || isInternal(message)) {
    return explained(code, 'generic-unavailable');
  }
  return { code, textKey: 'booking-failed', message };
}

function explained(code: string | undefined, textKey: Text): ExplainedError {
  return { code, textKey, message: undefined };
}

/** A page of some proxy, or the insides of a renderer, is nobody's message. */
function isInternal(message: string): boolean {
  return /^\s*[<{[]|server components? render/i.test(message);
}

/** `fetch` rejects with a TypeError when no reply came, and with these names when it was given up. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && ['TypeError', 'AbortError', 'TimeoutError'].includes(error.name);
}
