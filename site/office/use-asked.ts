import { useNavigate, useSearch } from '@tanstack/react-router';

/** Whether the address asks a screen to begin something new (`?new=1`), and how to say that it is done. */
export function useAsked() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const isAsked = search.new !== undefined;
  return {
    isAsked,
    done: () => {
      const { new: _, ...others } = search;
      if (isAsked) void navigate({ to: '.', search: others, replace: true });
    },
  } as const;
}
