import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { useSearch } from '#shared/react/router/use-place.ts';

/** Whether the address asks a screen to begin something new (`?new=1`), and how to say that it is done. */
export function useAsked() {
  const navigate = useNavigate();
  const search: Readonly<Record<string, unknown>> = useSearch();
  const isAsked = search.new !== undefined;
  return {
    isAsked,
    done: () => {
      const { new: _, ...others } = search;
      if (isAsked) navigate({ to: '.', search: others, replace: true, resetScroll: false });
    },
  } as const;
}
