import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** What a page needed of a kind of file, in kB as gzip's best level packs each. */
interface PageWeight {
  readonly scriptKb: number;
  readonly styleKb: number;
}

/** Weighs those scripts and styles among `responses` that `isNeeded`, and those within the page. */
export async function weighPage(
  page: Page,
  responses: readonly Response[],
  isNeeded: (url: string) => boolean,
): Promise<PageWeight> {
  const weighAll = async (type: string) => {
    const needed = responses.filter(
      (each) => each.request().resourceType() === type && isNeeded(each.url()),
    );
    const sizes = await Promise.all(needed.map(async (each) => packedKb(await each.body())));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    scriptKb:
      (await weighAll('script')) + (await weighInline(page, 'script:not([src], [type$=json])')),
    styleKb: (await weighAll('stylesheet')) + (await weighInline(page, 'style')),
  };
}

async function weighInline(page: Page, selector: string): Promise<number> {
  const texts = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((each) => each.textContent));
  return packedKb(Buffer.from(texts.join('\n')));
}

function packedKb(body: Buffer): number {
  return body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length / 1000;
}
