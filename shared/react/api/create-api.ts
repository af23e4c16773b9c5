import type {
  QueryClient,
  SkipToken,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
import createQueryClient from 'openapi-react-query';
import type { ApiClient } from '#shared/api/client.ts';
import type { AskedOf, Method, PathOf, ReplyOf } from '#shared/api/paths.ts';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { useCall } from './use-call.ts';

/**
 * Queries and changes over the contract. `useData` suspends until it has data and throws where there
 * is none, so data is never undefined: the `QueryView` around it shows both; `useQuery` says how it
 * stands. `useChange` is a call that changes something; `toQuery` is a question for what asks many at
 * once, or before React does.
 */
export function createApi(client: ApiClient): Api {
  const { useQuery, useSuspenseQuery, queryOptions } = createQueryClient(client as never);
  const useChange = (
    method: Method,
    path: string,
    options?: ChangeOptions<unknown, SentWatch | undefined, unknown>,
    queryClient?: QueryClient,
  ) =>
    useCall(
      async (asked, signal) => {
        const call = Reflect.get(client, method.toUpperCase());
        return (await call(path, { ...asked, signal: anyOf(signal, asked?.signal) })).data;
      },
      options,
      queryClient,
    );
  return {
    useQuery,
    useData: useSuspenseQuery,
    useChange,
    toQuery: queryOptions,
  } as unknown as Api;
}

/** Ends with the place a change is begun in, and with what its caller gives it. */
function anyOf(place: AbortSignal, given: AbortSignal | undefined): AbortSignal {
  return given ? AbortSignal.any([place, given]) : place;
}

/** Types of our own for openapi-react-query's calls, by what `paths.ts` looks up. */
interface Api {
  useQuery<M extends Method, P extends PathOf<M>, Shown = ReplyOf<M, P>>(
    method: M,
    path: P,
    ...rest: Rest<AskedOf<M, P>, Without<UseQueryOptions<ReplyOf<M, P>, Error, Shown, Key<M, P>>>>
  ): UseQueryResult<Shown>;
  useData<M extends Method, P extends PathOf<M>, Shown = ReplyOf<M, P>>(
    method: M,
    path: P,
    ...rest: Rest<
      AskedOf<M, P>,
      Without<UseSuspenseQueryOptions<ReplyOf<M, P>, Error, Shown, Key<M, P>>>
    >
  ): UseSuspenseQueryResult<Shown>;
  useChange<M extends Method, P extends PathOf<M>, Noted = unknown>(
    method: M,
    path: P,
    options?: ChangeOptions<ReplyOf<M, P>, AskedOf<M, P> & SentWatch, Noted>,
    queryClient?: QueryClient,
  ): UseMutationResult<ReplyOf<M, P>, Error, AskedOf<M, P> & SentWatch, Noted>;
  toQuery<M extends Method, P extends PathOf<M>, Shown = ReplyOf<M, P>>(
    method: M,
    path: P,
    ...rest: Rest<AskedOf<M, P>, Without<UseQueryOptions<ReplyOf<M, P>, Error, Shown, Key<M, P>>>>
  ): Question<UseQueryOptions<ReplyOf<M, P>, Error, Shown, Key<M, P>>>;
}

type Key<M extends Method, P> = readonly [M, P] | readonly [M, P, AskedOf<M, P>];

type Rest<Asked, Options> =
  Record<string, never> extends Asked
    ? [asked?: Asked, options?: Options, queryClient?: QueryClient]
    : [asked: Asked, options?: Options, queryClient?: QueryClient];

type Without<Options> = Omit<Options, 'queryKey' | 'queryFn'>;

type ChangeOptions<Reply, Asked, Noted> = Omit<
  UseMutationOptions<Reply, Error, Asked, Noted>,
  'mutationKey' | 'mutationFn' | 'networkMode'
>;

type Question<Options extends { queryFn?: unknown }> = Omit<Options, 'queryFn'> & {
  queryFn: Exclude<Options['queryFn'], SkipToken | undefined>;
};
