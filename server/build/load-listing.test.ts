import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { loadListing } from './load-listing.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The smaller one of what Chrome's and Firefox's stores take. */
const limits = { name: 45, summary: 132, description: 15_000, purpose: 1000, reason: 1000 };

test.each(LANGUAGES)('10. the listing in %s fits both stores', async (language) => {
  const { reasons, ...texts } = await loadListing(project, language);
  for (const [field, text] of Object.entries(texts)) {
    expect(text.length, field).toBeGreaterThan(5);
    expect(text.length, field).toBeLessThanOrEqual(limits[field as keyof typeof limits]);
    // A store shows HTML as it is written, and a forgotten value as its name.
    expect(text, field).not.toMatch(/[<>{}]/);
  }
  for (const { permission, text } of reasons) {
    expect(text.length, permission).toBeLessThanOrEqual(limits.reason);
  }
});
