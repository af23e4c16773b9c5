import type { Services } from '#server/platform/kernel/services.ts';
import type { AskedPage, PageFill } from '#server/platform/site/serve-site.ts';
import { getShortLink } from '#server/time/short-link/get-short-link.ts';
import { shortLinkApi } from '#shared/api/short-link.ts';
import { toTargetUrl } from '#shared/domain/to-target-url.ts';
import { orNone } from '#shared/errors/refusal.ts';

/** A short address is no page of its own: it leads on, also where nothing runs scripts. */
export async function fillShortLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { page, url }: AskedPage,
): Promise<PageFill> {
  const asked = shortLinkApi.getShortLink.params.safeParse(page.params);
  const { linkId } = asked.data ?? {};
  if (linkId === undefined) return { status: 404 };
  const link = await getShortLink({ clock, db: db.reads }, linkId).catch(orNone);
  const movedTo = link && toTargetUrl(link.target, url);
  return movedTo === undefined ? { status: 404 } : { movedTo };
}
