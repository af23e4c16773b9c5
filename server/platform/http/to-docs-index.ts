import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Html, html } from '#shared/domain/html.ts';

/** What there is to call, by the first word of its path: to be read until its viewer is there. */
export function toDocsIndex(contract: Readonly<Record<string, Endpoint>>): Html {
  const calls = Object.entries(contract);
  const groups = Map.groupBy(calls, ([, { path }]) => path.split('/')[1] ?? '');
  const lists = [...groups].map(
    ([name, group]) => html`<h2>${name}</h2><dl>${group.map(toRow)}</dl>`,
  );
  return html`<main id="index"><h1>Kalends API</h1><p>All of <a href="openapi.json">openapi.json</a> in short. What each takes, answers and refuses follows in a moment.</p>${lists}</main>`;
}

/** The address is the one that the viewer gives the call. */
function toRow([operationId, { method, path, summary }]: readonly [string, Endpoint]): Html {
  return html`<dt><a href="#operation/${operationId}"><code>${method.toUpperCase()} ${path}</code></a></dt><dd>${summary}</dd>`;
}
