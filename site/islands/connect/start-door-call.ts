/**
 * Asks for the door before the rest is here, from the address alone, where the page did not come with it.
 * It is put into the shell as text, so it stands alone; what it asks has to be what `use-door.ts` asks.
 */
export function startDoorCall(apiUrl: string, dataId: string): void {
  if (document.getElementById(dataId)) {
    // The first question to Intl takes a slow phone a quarter of a second: asked while scripts are on their way.
    new Intl.DateTimeFormat().resolvedOptions();
    return;
  }
  const roomId = location.pathname.split('/')[2];
  if (!roomId) return;
  const url = new URL(`${apiUrl}/api/connect/${roomId}`, location.href);
  const key = new URLSearchParams(location.search).get('key');
  if (key !== null) url.searchParams.set('key', key);
  const reply = fetch(url.href);
  // Who takes it sees a failure; here is no one to tell.
  reply.catch(() => undefined);
  window.__kalends = { [url.href]: reply };
}
