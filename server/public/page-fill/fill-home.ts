import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { html } from '#shared/domain/html.ts';
import { type LinkCard, toOpenGraph } from './open-graph.ts';
import { toLinks } from './page-head.ts';
import { chooseLanguageOf } from './page-language.ts';
import { pageTexts } from './page-texts.ts';
import { stillPictureAddress } from './still-picture-address.ts';

/** The start page: what its link is shown as. Its own words stand in its shell, in English until a script is there. */
export async function fillHome(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  asked: AskedPage,
): Promise<PageFill> {
  const { language, isAsked } = chooseLanguageOf(asked);
  const t = pageTexts(language);
  const card: LinkCard = {
    ...{ siteName: 'Kalends', title: t('home:metaTitle'), description: t('home:lead') },
    ...{ address: `${publicUrl}/`, language, isLanguageAsked: isAsked },
    picture: { address: stillPictureAddress(publicUrl, true), alt: 'Kalends' },
  };
  return {
    status: 200,
    content: {
      tag: ['home', language, isAsked].join(),
      toParts: () => ({
        head: html`${toLinks(card)}${toOpenGraph(card)}`,
      }),
    },
  };
}
