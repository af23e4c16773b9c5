import { ApiError } from '#shared/errors/api-error.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';

/** What a refused call says: of the password, and of everything else. */
export function useRefusal(error: unknown): {
  readonly ofPassword: string | undefined;
  readonly other: string | undefined;
} {
  const errorText = useErrorText();
  if (!error) return { ofPassword: undefined, other: undefined };
  const isPassword = error instanceof ApiError && error.code === 'wrong-password';
  const text = errorText(error);
  return { ofPassword: isPassword ? text : undefined, other: isPassword ? undefined : text };
}
