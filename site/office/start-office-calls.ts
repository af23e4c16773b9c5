import type { OfficeData } from '#shared/page-data.ts';

/**
 * Takes what our server has left in the page and at its end, or asks who is signed in, and on the
 * dashboard for their day, before any module is here. It is put into the shell as text, so it stands
 * alone; what it asks has to be what `session.tsx` and `dashboard-query.ts` ask (a test compares them).
 */
export function startOfficeCalls(dataId: string, endId: string): void {
  const replies: Record<string, Promise<Response>> = {};
  window.__kalends = replies;
  const read = (id: string): OfficeData =>
    JSON.parse(document.getElementById(id)?.textContent || '{}');
  const known = read(dataId);
  const call = async (path: string, address: string) => {
    let value = known[path];
    if (value === null) {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
      value = read(endId)[path];
    }
    return value ? new Response(JSON.stringify(value)) : fetch(address);
  };
  for (const path of ['/session', ...(location.pathname === '/dashboard' ? ['/dashboard'] : [])]) {
    const { href } = new URL(`/api${path}`, location.href);
    const reply = call(path, href);
    replies[href] = reply;
    // Whoever takes it sees the failure; here is nobody to tell.
    reply.catch(() => undefined);
  }
}
