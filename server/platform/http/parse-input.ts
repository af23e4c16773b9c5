import type { Context } from 'hono';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type FieldError, refuse } from '#shared/errors/refusal.ts';
import type { HttpEnv } from './context.ts';
import type { Input } from './handlers.ts';
import { receiveFile } from './receive-file.ts';

/** Reads and checks one part after the other; the first part with errors refuses, naming its fields. */
export async function parseInput<E extends Endpoint>(
  endpoint: E,
  c: Context<HttpEnv>,
): Promise<Input<E>> {
  const params = check(endpoint.params, () => c.req.param());
  const query = check(endpoint.query, () => c.req.query());
  const headers = check(endpoint.headers, () => c.req.header());
  const body = endpoint.body ? check(endpoint.body, await readJson(c)) : undefined;
  const file = endpoint.upload && receiveFile(c.req.raw, endpoint.upload);
  // Each part was parsed by the endpoint's own schema, which is what Input says of it.
  return { params, query, headers, body, file } as Input<E>;
}

function check(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, typeof value === 'function' ? value() : value);
  if (parsed.success) return parsed.data;
  return refuse('validation-failed', 'The request is not valid', toFieldErrors(parsed.error));
}

/** `attendee.email`-like paths; a union's errors are those of its first branch. */
function toFieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.join('.'),
    code: issue.code ?? 'invalid',
    message: issue.message,
  }));
}

async function readJson(c: Context<HttpEnv>): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    refuse('unsupported-media-type', 'Send application/json');
  }
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    return refuse('malformed-json', 'The body is not JSON');
  }
}
