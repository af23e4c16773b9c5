/** From the cache a script that the page's head asked for may be quicker than the page's body. */
export async function untilLaidOut(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
