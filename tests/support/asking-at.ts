/** Asks a server as a browser with these cookies does: paths are relative to its API. */
export type AskAs = (
  cookie: string,
  asked: { readonly method: string; readonly path: string; readonly body?: object },
) => Promise<Response>;

/** Asks by `send`, which takes requests for `origin`. */
export function askingAt(
  origin: string,
  send: (request: Request) => Response | Promise<Response>,
): AskAs {
  return async (cookie, { method, path, body }) =>
    send(
      new Request(`${origin}/api${path}`, {
        method,
        headers: { cookie, origin, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
}
