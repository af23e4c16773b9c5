import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Refusal } from '#shared/errors/refusal.ts';

/** A call that comes too often; its reply says in `Retry-After` when the next is welcome. */
export class TooManyCalls extends Refusal {
  readonly retryAfterSeconds: number;

  constructor(
    refusal: { readonly code: ErrorCode; readonly message: string },
    retryAfterSeconds: number,
  ) {
    super(refusal.code, refusal.message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
