import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/errors/api-error.ts';
import { PageError } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { showToast } from '../ui/toast-store.ts';
import { CallEnded } from './call-ended.ts';

/** So long a server may still be at work on what was called off. */
const STILL_AT_WORK_MS = 3_000;

interface Failing<Failure, Rest extends readonly unknown[]> {
  readonly onError?: ((error: Failure, ...rest: Rest) => unknown) | undefined;
}

/**
 * What holds for every change: it does not wait for a line, and where no answer tells what became of
 * it, what the page shows is asked for again.
 */
export function useDoor<Failure, Rest extends readonly unknown[]>({
  onError,
}: Failing<Failure, Rest> = {}) {
  const queryClient = useQueryClient();
  return {
    networkMode: 'always',
    onError: (error: Failure, ...rest: Rest) => {
      if (!isAnswer(error)) askAgain(queryClient, error);
      return error instanceof CallEnded ? undefined : onError?.(error, ...rest);
    },
  } as const;
}

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
  const [title, text] = [translator('common', 'calledOff'), translator('errors', error.textKey)];
  showToast({ tone: 'plain', title, text });
}
