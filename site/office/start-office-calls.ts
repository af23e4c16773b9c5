import type { OfficeData } from '#shared/page-data.ts';

/**
 * Takes what our server has left in the page, or asks who is signed in, and on the dashboard for their
 * day, before any module is here. It is put into the shell as text, so it stands alone; what it asks has
 * to be what `session.tsx` and `dashboard-query.ts` ask (a test compares them).
 */
export function startOfficeCalls(dataId: string): void {
  const replies: Record<string, Promise<Response>> = {};
  window.__kalends = replies;
  const filled = document.getElementById(dataId)?.textContent;
  const known: OfficeData = filled ? JSON.parse(filled) : {};
  const call = (path: string) => {
    const { href } = new URL(`/api${path}`, location.href);
    const reply = known[path]
      ? Promise.resolve(new Response(JSON.stringify(known[path])))
      : fetch(href);
    replies[href] = reply;
    // Whoever takes it sees the failure; here is nobody to tell.
    reply.catch(() => undefined);
  };
  call('/session');
  if (location.pathname === '/dashboard') call('/dashboard');
}
