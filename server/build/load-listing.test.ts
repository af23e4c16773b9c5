import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { loadListing } from './load-listing.ts';
import { writeListings } from './write-listings.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The smaller one of what Chrome's and Firefox's stores take. */
const limits = { name: 45, summary: 132, description: 15_000, purpose: 1000, reason: 1000 };

test.each(LANGUAGES)('10. the listing in %s fits both stores', async (language) => {
  const { reasons, policy: _, support: __, ...texts } = await loadListing(project, language);
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

test.each(LANGUAGES)(
  '19.14 the listing in %s has a privacy policy and a support address',
  async (language) => {
    const { policy, support } = await loadListing(project, language);
    expect(support).toMatch(/^[\w.]+@[\w.]+$/);
    expect(policy.paragraphs).toHaveLength(6);
    expect(policy.paragraphs.at(-1)).toContain(support);
    for (const text of [policy.title, ...policy.paragraphs]) {
      expect(text.length).toBeGreaterThan(15);
      expect(text).not.toMatch(/[<>{}&]/);
    }
  },
);

test('19.14 what is built for the stores has both, and the policy as a page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-listing-'));
  await writeListings(project, folder);
  const listing = await readFile(join(folder, 'listing-de.txt'), 'utf8');
  expect(listing).toMatch(/== Privacy policy\n\nDatenschutzerklärung/);
  expect(listing).toMatch(/== Support\n\n\S+@\S+\n/);
  const page = await readFile(join(folder, 'privacy-de.html'), 'utf8');
  expect(page).toContain('<h1>Datenschutzerklärung der Kalends-Erweiterung</h1>');
  await rm(folder, { recursive: true });
});
