import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { type Listing, loadListing } from './load-listing.ts';

/**
 * One file a language, to be copied into the stores' forms, and the policy as a page of its own: Chrome's
 * store wants the address of one.
 */
export async function writeListings(project: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const listing = await loadListing(project, language);
    const locale = toLocale(language);
    await writeFile(join(folder, `listing-${locale}.txt`), toText(listing));
    await writeFile(join(folder, `privacy-${locale}.html`), toPolicyPage(listing, locale));
  }
}

function toText({
  name,
  summary,
  description,
  purpose,
  reasons,
  policy,
  support,
}: Listing): string {
  const fields = {
    Name: name,
    Summary: summary,
    Description: description,
    'Single purpose': purpose,
    Permissions: reasons.map(({ permission, text }) => `${permission}\n${text}`).join('\n\n'),
    'Privacy policy': [policy.title, ...policy.paragraphs].join('\n\n'),
    Support: support,
  };
  const parts = Object.entries(fields).map(([field, text]) => `== ${field}\n\n${text}\n`);
  return parts.join('\n');
}

/** Its texts are ours, and have no signs of HTML. */
function toPolicyPage({ policy: { title, paragraphs } }: Listing, locale: string): string {
  const body = [`<h1>${title}</h1>`, ...paragraphs.map((text) => `<p>${text}</p>`)].join('\n');
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui; color-scheme: light dark }</style>
${body}
</html>
`;
}
