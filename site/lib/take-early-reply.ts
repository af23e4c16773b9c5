/**
 * Replies to calls that the shell's inline script made before this code arrived, by address. Each
 * is handed out once; later questions go to the server.
 */
declare global {
  interface Window {
    __kalends?: Record<string, Promise<Response>>;
  }
}

/** The same address whatever the order of its query: `/a?y=1&x=2 → https://…/a?x=2&y=1`. */
function toReplyKey(address: string): string {
  const url = new URL(address, location.href);
  url.searchParams.sort();
  return url.href;
}

/** The reply that is already on its way; undefined for a question that nobody has asked yet. */
export function takeEarlyReply(request: Request): Promise<Response> | undefined {
  const key = toReplyKey(request.url);
  const reply = request.method === 'GET' ? window.__kalends?.[key] : undefined;
  if (reply) delete window.__kalends?.[key];
  return reply;
}
