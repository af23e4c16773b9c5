import type * as z from 'zod';
import type { Contract } from './contract.ts';
import type { Endpoint, Upload } from './endpoint.ts';

export type Method = Endpoint['method'];

/** The contract's endpoints of a method by their path. */
type ByPath<M extends Method> = {
  [K in keyof Contract as Contract[K]['method'] extends M
    ? Contract[K]['path']
    : never]: Contract[K];
};

/** Looked up by method and path, so that asking for one compares it with no other. */
interface Endpoints {
  get: ByPath<'get'>;
  post: ByPath<'post'>;
  patch: ByPath<'patch'>;
  put: ByPath<'put'>;
  delete: ByPath<'delete'>;
}

/** The paths of a method, with parameters in braces: `/team/{teamId}`. */
export type PathOf<M extends Method> = keyof Endpoints[M] & string;

type EndpointOf<M extends Method, P> = P extends keyof Endpoints[M] ? Endpoints[M][P] : never;

/** What a path answers: `ReplyOf<'get', '/company'>`. */
export type ReplyOf<M extends Method, P> =
  EndpointOf<M, P> extends { readonly reply: infer R extends z.core.$ZodType }
    ? z.output<R>
    : never;

/** What a path is asked with, in the shape that openapi-fetch sends. */
export type AskedOf<M extends Method, P> = Asked<EndpointOf<M, P>>;

type Asked<E> = Params<E> & Body<E>;

/** A part may be left out where its every member is optional, and is not there where the endpoint has none. */
type Given<E> = Named<E, 'params', 'path'> &
  Named<E, 'query', 'query'> &
  Named<E, 'headers', 'header'>;

type Named<E, K extends 'params' | 'query' | 'headers', N extends 'path' | 'query' | 'header'> =
  E extends Record<K, infer S extends z.core.$ZodType>
    ? Record<string, never> extends z.input<S>
      ? { [_ in N]?: z.input<S> }
      : { [_ in N]: z.input<S> }
    : { [_ in N]?: undefined };

type Params<E> =
  Record<string, never> extends Given<E> ? { params?: Given<E> } : { params: Given<E> };

type Body<E> = E extends { readonly body: infer S extends z.core.$ZodType }
  ? undefined extends z.input<S>
    ? { body?: z.input<S> }
    : { body: z.input<S> }
  : E extends { readonly upload: Upload }
    ? { body: { [F in E['upload']['field']]: Blob } }
    : { body?: never };
