import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedPage, FillPage, PageFill } from '#server/platform/site/serve-site.ts';
import type { PageParts } from '#server/platform/site/shell.ts';
import { getClosedPage } from '#server/public/booking-page/get-closed-page.ts';
import { isLinkKnown } from '#server/time/short-link/one-time-link.ts';
import type { ClosedPage } from '#shared/api/booking-page.ts';
import { id as idSchema, slug as slugSchema } from '#shared/api/schemas.ts';
import { toDocumentTitle } from '#shared/domain/document-title.ts';
import { type Html, html, rawHtml } from '#shared/domain/html.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { PageViews } from '#shared/page-views.ts';
import { toDataBlock } from './data-block.ts';
import { findPage } from './find-page.ts';
import { createPageLoader, type LoadedPage } from './load-page-data.ts';
import { toNoScript } from './no-script.ts';
import { hideIsland } from './no-script-parts.ts';
import { noIndex, toPageHead } from './page-head.ts';
import { chooseLanguageOf, choosePageLanguage } from './page-language.ts';
import { toPictureAddress } from './page-preview.ts';
import { pageTexts } from './page-texts.ts';
import { type PageView, toPageView } from './page-view.ts';

type Wanted = Pick<Services, 'db' | 'clock' | 'providers' | 'secret' | 'publicUrl'>;

/** Pages on which something can be booked, and those in the place of one that is closed. */
export function createFillBookable(services: Wanted, views?: PageViews): FillPage {
  const { db, clock, publicUrl } = services;
  const loadPage = createPageLoader(services);
  return async (asked) => {
    const { page: route, acceptLanguage, hasSession } = asked;
    const { searchParams: query } = asked.url;
    const linkId = query.get('oneTimeLinkId');
    // What is none the API refuses, and no statement is asked.
    if (!Object.values(route.params).every(isSlug)) return { status: 404 };
    const wish = await findPage(db.reads, route, linkId, new Date(clock.nowMs()));
    if (!wish) return linkId === null ? fillClosed(services, asked) : fillSpent(services, linkId);
    const withoutTimes = query.has('proposal') || query.has('times');
    const page = await loadPage({ ...wish, withoutTimes });
    if (!page || (wish.meetingSlug !== null && !page.row.meetingType)) return { status: 404 };
    const { reply } = page;
    if (!reply) return fillClosed(services, asked);
    const language = choosePageLanguage(reply, query.get('lang'), acceptLanguage);
    const isHidden = withoutTimes || linkId !== null || page.row.meetingType?.isListed === false;
    return {
      status: 200,
      isReaders: hasSession,
      content: {
        tag: [page.tag, language.language, language.isAsked, isHidden, hasSession].join(),
        toParts: () => {
          const view = toPageView({ ...page, reply }, language);
          // A host sees more than others do of their own page, and asks for it.
          const json = hasSession ? '' : page.json;
          const still = toStillPage(view, views);
          return toParts({ ...page, json }, view, { publicUrl, isHidden, still });
        },
      },
    };
  };
}

interface Shown {
  readonly publicUrl: string;
  readonly isHidden: boolean;
  readonly still: Html | undefined;
}

function toParts(
  page: LoadedPage,
  view: PageView,
  { publicUrl, isHidden, still }: Shown,
): PageParts {
  const picture = toPictureAddress(view, page, publicUrl);
  return {
    lang: toLocale(view.language),
    title: view.title,
    head: html`${toPageHead(view, picture, publicUrl, isHidden)}${!still && hideIsland}${toDataBlock(page.json)}`,
    // Without scripts it is read as it stands there.
    noscript: still ? html`` : toNoScript(view, page.times, page.timeZone),
    view: still,
  };
}

/** The page as React shows it, where that takes no browser. */
function toStillPage({ reply, language }: PageView, views?: PageViews): Html | undefined {
  if (!views || !('meetingTypes' in reply)) return undefined;
  return rawHtml(views.renderListing(reply, language));
}

/** Of a link that books once the page says what became of it, as long as there is such a link. */
async function fillSpent({ db }: Wanted, linkId: string): Promise<PageFill> {
  const isKnown = idSchema.safeParse(linkId).success && (await isLinkKnown(db.reads, linkId));
  return isKnown
    ? { status: 200, content: { toParts: () => ({ head: noIndex }) } }
    : { status: 404 };
}

/** A page that cannot be booked now says which it is, and is not to be found. */
async function fillClosed({ db, clock }: Wanted, asked: AskedPage): Promise<PageFill> {
  const { url, hasSession } = asked;
  const closed = await getClosedPage(db.reads, { path: url.pathname, nowMs: clock.nowMs() });
  const { language } = chooseLanguageOf(asked);
  const name = nameClosed(closed, language);
  // A draft is there for those alone who may publish it.
  const isDraft = closed.reason === 'unpublished' || closed.reason === 'archived';
  if (closed.reason === 'unknown' || (isDraft && !name && !hasSession)) return { status: 404 };
  const title = name && toDocumentTitle([name], closed.company);
  return {
    status: 200,
    isReaders: hasSession,
    content: {
      tag: ['closed', language, title].join(),
      toParts: () => ({ ...(title && { lang: toLocale(language), title }), head: noIndex }),
    },
  };
}

/** What such a page is headed by; undefined where its name is not told. */
function nameClosed({ reason, meetingName }: ClosedPage, language: Language): string | undefined {
  const t = pageTexts(language);
  if (reason === 'several') return t('closed:several.title');
  if (meetingName === null || (reason !== 'pending' && reason !== 'archived')) return undefined;
  return t(`closed:${reason}.title`, { meeting: meetingName });
}

function isSlug(text: string): boolean {
  return slugSchema.safeParse(text).success;
}
