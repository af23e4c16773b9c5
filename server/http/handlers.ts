import type * as z from 'zod';
import type { Contract } from '#shared/api/contract.ts';
import type { Access, Endpoint } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import type { RequestContext } from './context.ts';

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'headers' | 'body',
> = E[K] extends z.ZodType ? z.output<E[K]> : undefined;

/** An endpoint's validated input. */
export interface Input<E extends Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly headers: Part<E, 'headers'>;
  readonly body: Part<E, 'body'>;
}

/** Endpoints for signed-in people are handed the session; the others may find one. */
type ContextFor<A extends Access> = A extends 'member' | 'admin' | 'owner'
  ? RequestContext & { readonly session: Session }
  : RequestContext;

export type Handler<E extends Endpoint> = (
  input: Input<E>,
  context: ContextFor<E['access']>,
) => Promise<z.input<E['reply']>>;

/** One handler an endpoint: a missing one does not compile. */
export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> };
