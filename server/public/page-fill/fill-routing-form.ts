import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { getRoutingForm } from '#server/public/routing-form/get-routing-form.ts';
import { routingFormApi } from '#shared/api/routing-form.ts';
import { toCompanyFooter } from '#shared/domain/company-footer.ts';
import { toDocumentTitle } from '#shared/domain/document-title.ts';
import { html } from '#shared/domain/html.ts';
import { toLocale } from '#shared/domain/languages.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { orNone } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { hideIsland, toLink, toPage } from './no-script-parts.ts';
import { type LinkCard, toOpenGraph } from './open-graph.ts';
import { toCanonical } from './page-head.ts';
import { chooseLanguageOf } from './page-language.ts';
import { pageTexts } from './page-texts.ts';
import { stillPictureAddress } from './still-picture-address.ts';

/** A routing form: whose it is and what it is called; an earlier address of it leads to the one that it has. */
export async function fillRoutingForm(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  asked: AskedPage,
): Promise<PageFill> {
  const { page, url } = asked;
  const by = readAddress(page.params);
  const form = by && (await getRoutingForm(db.reads, by).catch(orNone));
  if (!form) return { status: 404 };
  const { id, slug, name, company } = form;
  const path =
    slug === null
      ? toPath('routing-form', { routingFormId: id })
      : toPath('routing-form-slug', { slug });
  if ('slug' in by && by.slug !== slug) return { movedTo: path + url.search };
  const { language, isAsked } = chooseLanguageOf(asked, form.defaultLanguage);
  const t = pageTexts(language);
  const { imprint, isBranded } = toCompanyFooter(company);
  const title = toDocumentTitle([name, company.name], company);
  const card: LinkCard = {
    ...{ siteName: company.name, title, address: publicUrl + path, language },
    isLanguageAsked: isAsked,
    picture: { address: stillPictureAddress(publicUrl, isBranded), alt: title },
  };
  return {
    status: 200,
    content: {
      tag: ['form', title, path, language, isAsked, imprint].join(),
      toParts: () => ({
        ...{ lang: toLocale(language), title },
        // Its shell says already that it is not to be found: forms are sent, not searched for.
        head: html`${toCanonical(card)}${toOpenGraph(card)}${hideIsland}`,
        noscript: toPage({
          ...{ above: company.name, title: name, body: html`<p>${t('needsScript')}</p>` },
          links: [isWebUrl(imprint) && toLink(imprint, t('contact', { company: company.name }))],
        }),
      }),
    },
  };
}

/** What is none the API refuses, and no statement is asked. */
function readAddress(params: AskedPage['page']['params']) {
  const byId = routingFormApi.getRoutingForm.params.safeParse(params);
  if (byId.success) return { id: byId.data.routingFormId };
  const bySlug = routingFormApi.getRoutingFormBySlug.params.safeParse(params);
  return bySlug.success ? { slug: bySlug.data.slug } : undefined;
}
