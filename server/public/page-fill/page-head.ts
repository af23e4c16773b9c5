import { type Html, html, rawHtml } from '#shared/domain/html.ts';
import { LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { toScriptJson } from '#shared/page-data.ts';
import { type LinkCard, toAddress, toOpenGraph } from './open-graph.ts';
import type { PageView } from './page-view.ts';
import { toSchemaOrg } from './schema-org.ts';

/** For pages of one person, and for those that nobody is meant to find. */
export const noIndex = html`<meta name="robots" content="noindex">`;

/** What search engines and those who paste a link are told. */
export function toPageHead(
  view: PageView,
  pictureAddress: string,
  siteUrl: string,
  isHidden: boolean,
): Html {
  const card: LinkCard = {
    ...view,
    siteName: view.reply.bookingInfo.company.name,
    address: siteUrl + view.path,
    picture: { address: pictureAddress, alt: view.title },
  };
  return html`<meta name="description" content="${view.description}">${isHidden ? noIndex : toLinks(card)}${toOpenGraph(card)}<script type="application/ld+json">${rawHtml(toScriptJson(toSchemaOrg(view, siteUrl)))}</script>`;
}

/** Where the page is, and in which languages: each has an address, the plain one speaks the reader's. */
export function toLinks(card: LinkCard): Html {
  const { address, languages = LANGUAGES } = card;
  const others = languages.map(
    (language) =>
      html`<link rel="alternate" hreflang="${toLocale(language)}" href="${toAddress({ address, language, isLanguageAsked: true })}">`,
  );
  return html`${toCanonical(card)}<link rel="alternate" hreflang="x-default" href="${address}">${others}`;
}

export function toCanonical(card: LinkCard): Html {
  return html`<link rel="canonical" href="${toAddress(card)}">`;
}
