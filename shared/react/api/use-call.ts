import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { callFromHere } from './call-place.ts';
import { useDoor } from './use-door.ts';

/** A change of several calls, or of one that is more than its path: `useChange` for all others. */
export function useCall<Reply, Asked = void>(
  call: (asked: Asked, signal: AbortSignal) => Promise<Reply>,
  options: Omit<UseMutationOptions<Reply, Error, Asked>, 'mutationFn' | 'networkMode'> = {},
): UseMutationResult<Reply, Error, Asked> {
  return useMutation({
    ...options,
    ...useDoor(options),
    mutationFn: (asked) => callFromHere((signal) => call(asked, signal)),
  });
}
