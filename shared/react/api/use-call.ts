import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '#shared/errors/api-error.ts';
import { PageError } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { showToast } from '../ui/toast-store.ts';
import { CallEnded } from './call-ended.ts';
import { callFromHere } from './call-place.ts';

/** So long a server may still be at work on what was called off. */
const STILL_AT_WORK_MS = 3_000;

/**
 * A change of several calls, or of one that is more than its path: `useChange` for all others. It does
 * not wait for a line, and ends with the dialog or step that it is begun in; where no answer tells
 * what became of it, what the page shows is asked for again.
 */
export function useCall<Reply, Asked = void, Failure = Error, Noted = unknown>(
  call: (asked: Asked, signal: AbortSignal) => Promise<Reply>,
  options?: Omit<UseMutationOptions<Reply, Failure, Asked, Noted>, 'mutationFn' | 'networkMode'>,
  ofPage?: QueryClient,
): UseMutationResult<Reply, Failure, Asked, Noted> {
  const queryClient = useQueryClient(ofPage);
  const door = {
    ...options,
    networkMode: 'always',
    mutationFn: (asked: Asked) => callFromHere((signal) => call(asked, signal)),
    onError: (error: Failure, ...rest: Rest<Failure, Asked, Noted>) => {
      if (!isAnswer(error)) askAgain(queryClient, error);
      return error instanceof CallEnded ? undefined : options?.onError?.(error, ...rest);
    },
  } as const;
  return useMutation(door, queryClient);
}

/** What a mutation's `onError` is told beside the failure. */
type Rest<Failure, Asked, Noted> =
  Parameters<NonNullable<UseMutationOptions<unknown, Failure, Asked, Noted>['onError']>> extends [
    unknown,
    ...infer Others,
  ]
    ? Others
    : never;

/** Whether it says what became of the change. */
function isAnswer(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500;
  return error instanceof PageError && !(error instanceof CallEnded);
}

function askAgain(queryClient: QueryClient, error: unknown): void {
  const ask = () => void queryClient.invalidateQueries();
  ask();
  if (!(error instanceof CallEnded)) return;
  setTimeout(ask, STILL_AT_WORK_MS);
  const { translator } = textsStore.read();
  const [title, text] = [translator('common', 'calledOff'), translator('errors', 'called-off')];
  showToast({ tone: 'plain', title, text });
}
