import type { Services } from '#server/kernel/services.ts';
import type { Content } from '#server/site/filled-files.ts';
import { html } from '#server/site/html.ts';
import type { AskedPage, FillPage, PageFill } from '#server/site/serve-site.ts';
import type { PageParts } from '#server/site/shell.ts';
import { toLocale } from '#shared/domain/languages.ts';
import type { RouteId } from '#shared/routes/index.ts';
import { findAppointmentLink } from './appointment-link.ts';
import { toDataBlock } from './data-block.ts';
import { fillAppointment } from './fill-appointment.ts';
import { findPage } from './find-page.ts';
import { createPageLoader, type LoadedPage, type LoadPageData } from './load-page-data.ts';
import { toNoScript } from './no-script.ts';
import { hideIsland } from './no-script-parts.ts';
import { noIndex, toPageHead } from './page-head.ts';
import { choosePageLanguage } from './page-language.ts';
import { toPictureTags } from './page-preview.ts';
import { type PageView, toPageView } from './page-view.ts';

type Wanted = Pick<Services, 'db' | 'clock' | 'log' | 'providers' | 'secret' | 'publicUrl'>;

const bookable: ReadonlySet<RouteId> = new Set([
  ...(['user', 'booking', 'team', 'team-booking', 'team-host-booking', 'meeting'] as const),
]);

/**
 * Fills the shells of pages where something can be booked, and of those about one appointment. A
 * database that does not answer denies no page and fills none: the page itself says then what is wrong.
 */
export function createFillPage(services: Wanted): FillPage {
  const loadPage = createPageLoader(services);
  return async (asked) => {
    const { id } = asked.page;
    try {
      if (bookable.has(id)) return await fillBookable(services, loadPage, asked);
      const link = findAppointmentLink(asked);
      return link ? await fillAppointment(services, asked, link) : { status: 200 };
    } catch (error) {
      services.log.warn({ err: error }, 'page');
      return { status: 200 };
    }
  };
}

async function fillBookable(
  { db, clock, publicUrl }: Wanted,
  loadPage: LoadPageData,
  { page: route, url, acceptLanguage, hasSession }: AskedPage,
): Promise<PageFill> {
  const { searchParams: query } = url;
  const linkId = query.get('oneTimeLinkId');
  const wish = await findPage(db.reads, route, linkId, new Date(clock.nowMs()));
  // Several may have the name, and a link have been used: the page says which.
  const isOpen = route.id === 'meeting' || linkId !== null;
  if (!wish) return isOpen ? { status: 200, content: closed } : { status: 404 };
  const withoutTimes = query.has('proposal') || query.has('times');
  const page = await loadPage({ ...wish, withoutTimes });
  if (!page || (wish.meetingSlug !== null && !page.row.meetingType)) return { status: 404 };
  if (!page.reply) return { status: 200, content: closed };
  const language = choosePageLanguage(page.reply, query.get('lang'), acceptLanguage);
  const isHidden = withoutTimes || linkId !== null || page.row.meetingType?.isListed === false;
  const { reply } = page;
  return {
    status: 200,
    isReaders: hasSession,
    content: {
      tag: [page.tag, language.language, language.isAsked, isHidden, hasSession].join(),
      toParts: () => {
        const view = toPageView({ ...page, reply }, language);
        // A host sees more than others do of their own page, and asks for it.
        const json = hasSession ? '' : page.json;
        return toParts({ ...page, json }, view, publicUrl, isHidden);
      },
    },
  };
}

/** A page that cannot be booked now: it says why itself, and is not to be found. */
const closed: Content = { tag: 'closed', toParts: () => ({ head: noIndex }) };

function toParts(page: LoadedPage, view: PageView, siteUrl: string, isHidden: boolean): PageParts {
  const picture = toPictureTags(view, page, siteUrl);
  return {
    lang: toLocale(view.language),
    title: view.title,
    head: html`${toPageHead(view, picture, siteUrl, isHidden)}${hideIsland}${toDataBlock(page.json)}`,
    noscript: toNoScript(view, page.times, page.timeZone),
  };
}
