import { RETURN_PARAMETERS } from '#shared/domain/payment/return-url.ts';

/** Spec A §2: a bank sends the visitor back with the secret of what they paid. */
export function isReturn(query: URLSearchParams): boolean {
  return query.has(RETURN_PARAMETERS.clientSecret) && query.has(RETURN_PARAMETERS.publishableKey);
}
