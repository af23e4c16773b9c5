import { useQuery } from '@tanstack/react-query';
import { judgeSlug, type SlugAvailability } from '#shared/domain/slug.ts';
import { client } from './client.ts';

/** So long the typing has to rest before the server is asked. */
const REST_MS = 350;

/**
 * Whether a slug can be had, asked once the typing rests; until then what is known without asking,
 * or undefined. The server has the last word when the form is sent, so a failure says nothing.
 */
export function useSlugAvailability(slug: string): SlugAvailability | undefined {
  const judged = judgeSlug(slug);
  const { data } = useQuery({
    queryKey: ['slug-availability', slug],
    queryFn: async ({ signal }) => {
      await rest(signal);
      const { data } = await client.GET('/company/slug-availability', {
        params: { query: { slug } },
        signal,
      });
      return data?.availability ?? null;
    },
    enabled: judged === 'AVAILABLE',
    retry: false,
  });
  return judged === 'AVAILABLE' ? (data ?? undefined) : judged;
}

/** Waits, unless the next letter comes first. */
function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, REST_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
