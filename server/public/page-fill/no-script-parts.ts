import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { type Html, html } from '#shared/domain/html.ts';
import { offsetLabel } from '#shared/time/format.ts';

/** In the head: what waits for scripts is not shown to those who have none. */
export const hideIsland = html`<noscript><style>#island{display:none}</style></noscript>`;

type Nothing = null | undefined | '' | false;

interface NoScriptPage {
  /** Whose page it is. */
  readonly above: string;
  readonly title: string;
  readonly head?: Html | Nothing;
  readonly body: Html;
  /** Ways to go on. */
  readonly links: readonly (Html | Nothing)[];
}

/** A page as it is read without scripts. */
export function toPage({ above, title, head, body, links }: NoScriptPage): Html {
  return html`<main class="mx-auto flex max-w-2xl flex-col gap-6 px-5 py-10"><header><p class="text-soft">${above}</p><h1 class="font-semibold text-2xl tracking-tight">${title}</h1>${head}</header>${body}<p class="flex flex-col gap-2">${links}</p></main>`;
}

export function toDescription(text: string | null): Html | null {
  return text === null ? null : html`<p class="mt-3 whitespace-pre-line text-soft">${text}</p>`;
}

export function toLink(href: string, text: string): Html {
  return html`<a class="underline" href="${href}">${text}</a>`;
}

/** A zone as it is at an epoch minute: `Europe/Berlin (GMT+1)`. */
export function toZoneText(minute: number, timeZone: string): string {
  return `${toZoneLabel(timeZone)} (${offsetLabel(minute, timeZone)})`;
}

export function toRows(rows: readonly (readonly [name: string, value: Html | string])[]): Html {
  const items = rows.map(
    ([name, value]) =>
      html`<div class="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[10rem_1fr]"><dt class="text-soft">${name}</dt><dd>${value}</dd></div>`,
  );
  return html`<dl class="divide-y divide-line border-line border-y">${items}</dl>`;
}
