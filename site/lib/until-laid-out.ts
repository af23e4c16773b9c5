/** From the cache a first paint may be quicker than the rest of the page. */
export async function untilLaidOut(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
