import { PREVIEW_SIZE } from '#server/public/link-preview/draw-preview.ts';
import { type Html, html } from '#shared/domain/html.ts';
import { LANGUAGES, type Language, toLocale } from '#shared/domain/languages.ts';
import { toOneLine } from '#shared/domain/one-line.ts';

/** What a pasted link is shown as, in words of one language. */
export interface LinkCard {
  /** Whose site it is. */
  readonly siteName: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Without query; the language is added where the link asks for one. */
  readonly address: string;
  readonly language: Language;
  /** Those that the page may be read in; all of ours without it. */
  readonly languages?: readonly Language[];
  /** Whether the address itself asks for the language. */
  readonly isLanguageAsked: boolean;
  readonly picture: { readonly address: string; readonly alt: string };
}

/** Open Graph wants a country with each language: the one in which most speak it at home. */
const countries = {
  ...{ en: 'US', de: 'DE', fr: 'FR', es: 'ES', no: 'NO' },
  ...{ nl: 'NL', it: 'IT', pl: 'PL', se: 'SE' },
} as const satisfies Record<Language, string>;

/** Where a page is in a language that is asked for, or in the reader's. */
export function toAddress({
  address,
  language,
  isLanguageAsked,
}: Pick<LinkCard, 'address' | 'language' | 'isLanguageAsked'>): string {
  return isLanguageAsked ? `${address}?lang=${language}` : address;
}

export function toOpenGraph(card: LinkCard): Html {
  const { description, language, languages = LANGUAGES, picture } = card;
  const others = languages.filter((each) => each !== language);
  const properties: readonly (readonly [string, string | number])[] = [
    ['og:type', 'website'],
    ['og:site_name', toOneLine(card.siteName)],
    ['og:title', card.title],
    ...(description === undefined ? [] : [['og:description', description] as const]),
    ['og:url', toAddress(card)],
    ['og:locale', toOpenGraphLocale(language)],
    ...others.map((each) => ['og:locale:alternate', toOpenGraphLocale(each)] as const),
    ['og:image', picture.address],
    ['og:image:type', 'image/png'],
    ['og:image:width', PREVIEW_SIZE.width],
    ['og:image:height', PREVIEW_SIZE.height],
    ['og:image:alt', picture.alt],
  ];
  const tags = properties.map(
    ([property, content]) => html`<meta property="${property}" content="${content}">`,
  );
  return html`${tags}<meta name="twitter:card" content="summary_large_image">`;
}

function toOpenGraphLocale(language: Language): string {
  return `${toLocale(language)}_${countries[language]}`;
}
