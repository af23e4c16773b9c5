import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, toLocale } from '#shared/domain/languages.ts';
import { type Listing, loadListing } from './load-listing.ts';

/** One file a language, to be copied into the stores' forms. */
export async function writeListings(project: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const text = toText(await loadListing(project, language));
    await writeFile(join(folder, `listing-${toLocale(language)}.txt`), text);
  }
}

function toText({ name, summary, description, purpose, reasons }: Listing): string {
  const fields = {
    Name: name,
    Summary: summary,
    Description: description,
    'Single purpose': purpose,
    Permissions: reasons.map(({ permission, text }) => `${permission}\n${text}`).join('\n\n'),
  };
  const parts = Object.entries(fields).map(([field, text]) => `== ${field}\n\n${text}\n`);
  return parts.join('\n');
}
