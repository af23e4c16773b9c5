import { pageLanguage } from '#site/lib/page-language.ts';
import { showLoadFailure } from '#site/lib/show-load-failure.ts';

/** Opens the office in the shell (`<div id="office">`). Everything heavy is asked for at once. */
export async function mountOffice(): Promise<void> {
  const place = document.getElementById('office');
  if (!place) throw new Error('The page has no #office');
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  import('./ask-early.ts')
    .then(({ askEarly }) => askEarly(location.pathname, pageLanguage()))
    // What is missing is asked for again below, and said there.
    .catch(() => undefined);
  try {
    const { openOffice } = await import('./office.tsx');
    await openOffice(place, pageLanguage());
  } catch (cause) {
    showLoadFailure(place);
    throw cause;
  }
}
