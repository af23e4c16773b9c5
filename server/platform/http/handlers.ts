import type * as z from 'zod';
import type { Means } from '#server/platform/rights/authorise.ts';
import type { Contract } from '#shared/api/contract.ts';
import type { Endpoint, FileType, Upload } from '#shared/api/endpoint.ts';
import type { Session } from '#shared/api/session.ts';
import type { Right } from '#shared/domain/roles/rights.ts';
import type { BytesReply } from './bytes-reply.ts';
import type { RequestContext } from './context.ts';
import type { FileReply } from './file-reply.ts';
import type { StoredReply } from './stored-reply.ts';

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'headers' | 'body',
> = E[K] extends z.core.$ZodType ? z.output<E[K]> : undefined;

/** An endpoint's validated input. */
export interface Input<E extends Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly headers: Part<E, 'headers'>;
  readonly body: Part<E, 'body'>;
  /** The file of an upload while it comes; what is not asked for is not read. */
  readonly file: E['upload'] extends Upload ? AsyncIterable<Uint8Array> : undefined;
}

/** Endpoints for signed-in people are handed the session; the others may find one. */
type ContextFor<R extends Endpoint['right']> = R extends Right
  ? RequestContext & { readonly session: Session; readonly means: Means }
  : RequestContext;

type Handler<E extends Endpoint> = (
  input: Input<E>,
  context: ContextFor<E['right']>,
) => Promise<
  | z.input<E['reply']>
  | (E['replyType'] extends FileType ? FileReply | BytesReply | StoredReply : never)
>;

/**
 * One handler an endpoint: a missing one does not compile. An area's `routes.ts` returns those of its
 * resource, `Handlers<typeof companyApi>`.
 */
export type Handlers<Api extends Readonly<Record<string, Endpoint>> = Contract> = {
  readonly [K in keyof Api]: Handler<Api[K]>;
};
