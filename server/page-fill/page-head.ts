import { type Html, html, rawHtml } from '#server/site/html.ts';
import { toLocale } from '#shared/domain/languages.ts';
import { toOneLine } from '#shared/domain/one-line.ts';
import { toScriptJson } from '#shared/page-data.ts';
import type { PageView } from './page-view.ts';
import { toSchemaOrg } from './schema-org.ts';

/** For pages of one person, and for those that nobody is meant to find. */
export const noIndex = html`<meta name="robots" content="noindex">`;

/** What search engines and those who paste a link are told. */
export function toPageHead(
  view: PageView,
  picture: Html,
  siteUrl: string,
  isHidden: boolean,
): Html {
  return html`<meta name="description" content="${view.description}">${isHidden ? noIndex : toLinks(view, siteUrl)}${toOpenGraph(view, siteUrl)}${picture}<script type="application/ld+json">${rawHtml(toScriptJson(toSchemaOrg(view, siteUrl)))}</script>`;
}

/** Where the page is, and in which languages: each has an address, the plain one speaks the reader's. */
function toLinks(view: PageView, siteUrl: string): Html {
  const plain = siteUrl + view.path;
  const of = (language: string) => `${plain}?lang=${language}`;
  const others = view.languages.map(
    (language) =>
      html`<link rel="alternate" hreflang="${toLocale(language)}" href="${of(language)}">`,
  );
  const canonical = view.isLanguageAsked ? of(view.language) : plain;
  return html`<link rel="canonical" href="${canonical}"><link rel="alternate" hreflang="x-default" href="${plain}">${others}`;
}

function toOpenGraph({ reply, title, description, path, language }: PageView, siteUrl: string) {
  const properties = {
    'og:type': 'website',
    'og:site_name': toOneLine(reply.bookingInfo.company.name),
    'og:title': title,
    'og:description': description,
    'og:url': siteUrl + path,
    'og:locale': toLocale(language),
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  );
  return html`${tags}<meta name="twitter:card" content="summary_large_image">`;
}
