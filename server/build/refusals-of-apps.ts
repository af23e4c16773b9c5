import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** Those that follow from what a call is; the sources that stores are given have no server to ask. */
const general = [
  ...(['unauthorized', 'forbidden', 'company-closing', 'rate-limited'] as const),
  ...(['origin-not-allowed', 'body-too-large', 'file-too-large', 'file-cut-off'] as const),
  ...(['validation-failed', 'malformed-json', 'unsupported-media-type'] as const),
  ...(['temporarily-unavailable', 'generic-unavailable'] as const),
] satisfies readonly ErrorCode[];

/** Every refusal that a call of a connected app can meet. */
export function refusalsOfApps(): ReadonlySet<string> {
  const called = Object.values<Endpoint>(contract).filter(({ byApp }) => byApp !== undefined);
  return new Set([...general, ...called.flatMap(({ refuses }) => refuses)]);
}
