import type { BrowserContext, Page, Response } from 'playwright/test';

type Way<Words extends unknown[]> = (...words: Words) => Promise<Response | null>;
type Moment = { readonly waitUntil?: string } | undefined;

/** Ends once React has the page; at once where nothing that can be seen waits for it. */
export function untilReact(page: Page): Promise<void> {
  return page
    .locator('#island:not([data-taken]), #office[data-written]:not([data-taken])')
    .waitFor({ state: 'hidden' });
}

/**
 * What is painted before React is here is replaced by an equal page: an element that a test found there
 * is gone the next moment. So every way to a page ends once React has it. A story of what comes before
 * says for which moment it waits: `goto(path, { waitUntil: 'load' })`.
 */
export function arriveWithReact(context: BrowserContext): void {
  for (const page of context.pages()) waitOn(page);
  context.on('page', waitOn);
}

function waitOn(page: Page): void {
  const withReact =
    <Words extends unknown[]>(go: Way<Words>, momentOf: (...words: Words) => Moment): Way<Words> =>
    async (...words) => {
      const response = await go.apply(page, words);
      if (!momentOf(...words)?.waitUntil) await untilReact(page);
      return response;
    };
  page.goto = withReact(page.goto, (_, options) => options);
  page.reload = withReact(page.reload, (options) => options);
  page.goBack = withReact(page.goBack, (options) => options);
  page.goForward = withReact(page.goForward, (options) => options);
}
