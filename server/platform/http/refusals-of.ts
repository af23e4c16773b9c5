import { limitPolicies } from '#server/platform/rate-limit/policies.ts';
import { isOpenWhileClosing } from '#server/platform/rights/authorise.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isRight, ROLES, reachOf } from '#shared/domain/roles/rights.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/**
 * Every refusal that a call may meet: those it declares, and those that follow from what it is: who
 * may call it, how often, and what it is given.
 */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const { params, query, headers, body, upload, refuses, limit, right, method } = endpoint;
  const { byToken, byApp } = endpoint;
  const found = new Set<ErrorCode>(refuses);
  for (const { refusal } of limitPolicies[limit]) found.add(refusal.code);
  if (isRight(right)) found.add('unauthorized');
  if (isRight(right) && !isOpenWhileClosing(endpoint)) found.add('company-closing');
  const isDenied =
    isRight(right) && ROLES.some((role) => !reachOf({ role, adminOfTeamIds: [] }, right));
  const isClosedToApps = isRight(right) && byApp === undefined;
  if (isDenied || isClosedToApps || byToken === false) found.add('forbidden');
  // What changes something is refused with a cookie of another origin, and with too long a body.
  if (method !== 'get') found.add('origin-not-allowed');
  if (upload) found.add('file-too-large').add('file-cut-off').add('unsupported-media-type');
  else if (method !== 'get') found.add('body-too-large');
  if (params || query || headers || body) found.add('validation-failed');
  if (body) found.add('malformed-json').add('unsupported-media-type');
  return [...found.add('temporarily-unavailable').add('generic-unavailable')];
}
