/** From the cache a first paint may be quicker than the rest of the page, and than its style sheet. */
export async function untilLaidOut(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const coming = [...sheets].filter(({ sheet }) => sheet === null);
  await Promise.all(coming.map(untilLoaded));
}

/** Or until it has failed: a page without its looks is a page. */
function untilLoaded(link: HTMLLinkElement): Promise<Event> {
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
