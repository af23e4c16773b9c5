import type * as z from 'zod';
import type { Endpoint, ErrorBody, Upload } from './endpoint.ts';

/**
 * Turns the contract into the `paths` type that openapi-fetch infers calls from, so that neither zod
 * nor generated code reaches a page.
 */
export type Paths<C extends Record<string, Endpoint>> = {
  [P in C[keyof C]['path']]: {
    [E in Extract<C[keyof C], { path: P }> as E['method']]: Operation<E>;
  };
};

type Refusal<E extends Endpoint> = Omit<ErrorBody, 'error'> & {
  readonly error: E['refuses'][number] | CommonRefusal;
};

/** Refusals that any call may meet. */
type CommonRefusal =
  | 'validation-failed'
  | 'malformed-json'
  | 'body-too-large'
  | 'unsupported-media-type'
  | 'not-found'
  | 'rate-limited'
  | 'temporarily-unavailable'
  | 'unauthorized'
  | 'forbidden'
  | 'generic-unavailable';

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'headers',
> = E[K] extends z.core.$ZodType ? z.input<E[K]> : undefined;

type Given<Name extends string, T> = T extends undefined
  ? { [N in Name]?: never }
  : // A part whose every member is optional may be left out.
    Record<string, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

type ReplyType<E extends Endpoint> = E['replyType'] extends string
  ? E['replyType']
  : 'application/json';

type Operation<E extends Endpoint> = {
  parameters: Given<'path', Part<E, 'params'>> &
    Given<'query', Part<E, 'query'>> &
    Given<'header', Part<E, 'headers'>> & { cookie?: never };
  responses: {
    200: { content: Record<ReplyType<E>, z.output<E['reply']>> };
    default: { content: { 'application/json': Refusal<E> } };
  };
} & RequestBody<E>;

type RequestBody<E extends Endpoint> = E['body'] extends z.core.$ZodType
  ? { requestBody: { content: { 'application/json': z.input<E['body']> } } }
  : E extends Uploading
    ? { requestBody: { content: { 'multipart/form-data': { [F in E['upload']['field']]: Blob } } } }
    : { requestBody?: never };

type Uploading = Endpoint & { readonly upload: Upload };
