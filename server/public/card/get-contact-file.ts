import { findWebsite } from '#server/people/company/find-website.ts';
import type { Sql } from '#server/platform/db/database.ts';
import { readWholeFile } from '#server/platform/file-store/read-whole-file.ts';
import { BytesReply } from '#server/platform/http/bytes-reply.ts';
import { getListingPage, NONE } from '#server/public/booking-page/get-booking-page.ts';
import { toCardContact } from '#shared/domain/card/to-card-contact.ts';
import { type CardPicture, toVcard, toVcardFileName } from '#shared/domain/card/vcard.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';

interface Asked {
  readonly slug: string;
  readonly publicUrl: string;
  readonly nowMs: number;
}

const encoder = new TextEncoder();

/**
 * Somebody's card as it is now, by what their page is or was called. Who has it is told so by its tag: it is
 * the same, byte for byte, until something on the card changes.
 * @throws Refusal `host-not-found`.
 */
export async function getContactFile(
  sql: Sql,
  { slug, publicUrl, nowMs }: Asked,
): Promise<BytesReply> {
  const asked = { kind: 'host', slug, companySlug: NONE, nowMs } as const;
  const { bookingInfo, card } = await getListingPage(sql, asked);
  if (!card) return refuse('host-not-found', 'There is no such page');
  const { company, pageSlug: user } = bookingInfo;
  const [picture, website] = await Promise.all([
    toPicture(sql, card.picture),
    findWebsite(sql, company.id),
  ]);
  const contact = toCardContact(card, {
    ...(picture && { picture }),
    company: company.name,
    website,
    pageUrl: publicUrl + toPath('user', { user }),
    sourceUrl: `${publicUrl}/api/card/${encodeURIComponent(user)}/contact.vcf`,
  });
  return new BytesReply(toVcardFileName(contact.name), encoder.encode(toVcard(contact)));
}

/** Phones have no WebP; what is kept of a picture as it was given is PNG. */
async function toPicture(sql: Sql, hash: string | null): Promise<CardPicture | undefined> {
  const file = hash === null ? undefined : await readWholeFile(sql, hash);
  if (file?.contentType !== 'image/png') return undefined;
  return { type: 'PNG', base64: file.bytes.toString('base64') };
}
