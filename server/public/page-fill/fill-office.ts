import type { Services } from '#server/platform/kernel/services.ts';
import type { LaterParts } from '#server/platform/site/filled-files.ts';
import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import type { PageParts } from '#server/platform/site/shell.ts';
import { html, rawHtml } from '#shared/domain/html.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import {
  type OfficeData,
  PAGE_DATA_ID,
  PAGE_END_ID,
  toScriptJson,
  VIEW_LANGUAGE,
} from '#shared/page-data.ts';
import type { HostDay, PageViews } from '#shared/page-views.ts';
import { toDataBlock } from './data-block.ts';
import { chooseLanguageOf } from './page-language.ts';

/** So long a page waits for its day: after that its skeleton goes out, and the day follows at the end. */
const PATIENCE_MS = 2_000;

type Wanted = Pick<Services, 'log'>;

/**
 * A screen of the office: what its shell asks the API before anything else. The dashboard's day takes
 * longer and follows, written as React shows it and once more for React, while its browser asks for the
 * styles already. What is refused is left out, so that the screen asks for itself and says what became
 * of it. Nobody keeps any of it.
 */
export async function fillOffice(
  { log }: Wanted,
  asked: AskedPage,
  views?: PageViews,
): Promise<PageFill> {
  const { page, hasSession, askApi } = asked;
  if (!hasSession) return { status: 200 };
  const reply = await askApi('/session');
  const cookies = reply.headers.getSetCookie();
  if (!reply.ok) return { status: 200, isPrivate: true, cookies };
  const session: HostDay['session'] = await reply.json();
  const hasDay = page.id === 'dashboard';
  const known = { '/session': session, ...(hasDay && { '/dashboard': null }) };
  const json = toScriptJson(known satisfies OfficeData);
  const { language } = chooseLanguageOf(asked);
  // Somebody new is led to their first steps.
  const render = session.isOnboarded ? views?.renderDashboard : undefined;
  const hasView = hasDay && render !== undefined;
  const toShown = (dashboard: HostDay['dashboard'] | undefined) => {
    if (!render || !dashboard) return undefined;
    try {
      // Without scripts it is read as it stands there.
      return { noscript: html``, view: rawHtml(render({ session, dashboard }, language)) };
    } catch (error) {
      log.error({ err: error }, 'view');
      return undefined;
    }
  };
  return {
    status: 200,
    isPrivate: true,
    cookies,
    content: {
      toParts: () => toHead(json, hasView ? language : undefined),
      ...(hasDay && {
        toLater: (): LaterParts => {
          const day = toDay(askApi).catch(() => undefined);
          return {
            shown: hasView ? Promise.race([day.then(toShown), wait(PATIENCE_MS)]) : none,
            end: day.then((dashboard) => toDataBlock(toDayJson(dashboard), PAGE_END_ID)),
          };
        },
      }),
    },
  };
}

const none = Promise.resolve(undefined);

function toHead(json: string, language: Language | undefined): PageParts {
  const data = toDataBlock(json, PAGE_DATA_ID);
  if (language === undefined) return { head: data };
  return {
    lang: toLocale(language),
    head: html`<meta name="${VIEW_LANGUAGE}" content="${language}">${data}`,
  };
}

/** Nothing where it is refused, or cannot be told now. */
async function toDay(askApi: AskedPage['askApi']): Promise<HostDay['dashboard'] | undefined> {
  const reply = await askApi('/dashboard');
  return reply.ok ? reply.json() : undefined;
}

function toDayJson(dashboard: HostDay['dashboard'] | undefined): string {
  return dashboard ? toScriptJson({ '/dashboard': dashboard } satisfies OfficeData) : '';
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref());
}
