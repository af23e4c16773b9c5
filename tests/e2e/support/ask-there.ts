import type { Page } from 'playwright/test';

/** The provider asks whether we may, as real ones do; the stand-in alone lets everybody in. */
export async function askThere(page: Page, oauthUrl: string, question: string): Promise<void> {
  const isAsked = (url: URL) =>
    url.href.startsWith(`${oauthUrl}/authorize`) && !url.searchParams.has('allowed');
  await page.route(isAsked, (route) => {
    const asked = new URL(route.request().url());
    const [yes, no] = [new URL(asked), new URL(asked.searchParams.get('redirect_uri') ?? '')];
    yes.searchParams.set('allowed', '1');
    no.searchParams.set('error', 'access_denied');
    no.searchParams.set('state', asked.searchParams.get('state') ?? '');
    const link = (url: URL, text: string) =>
      `<a href="${url.href.replaceAll('&', '&amp;')}">${text}</a>`;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Consent</title><h1>${question}</h1>${link(yes, 'Allow')} ${link(no, 'Deny')}`,
    });
  });
}
