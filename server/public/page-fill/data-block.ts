import { type Html, html, rawHtml } from '#shared/domain/html.ts';
import { PAGE_DATA_ID } from '#shared/page-data.ts';

/** What a page finds instead of asking: JSON of `toScriptJson`. Nothing where there is none. */
export function toDataBlock(json: string, id = PAGE_DATA_ID): Html {
  if (!json) return html``;
  return html`<script type="application/json" id="${id}">${rawHtml(json)}</script>`;
}
