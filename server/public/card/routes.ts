import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { publicCardApi } from '#shared/api/personal-page.ts';
import { getContactFile } from './get-contact-file.ts';

export function cardRoutes({
  db,
  clock,
  publicUrl,
}: Pick<Services, 'db' | 'clock' | 'publicUrl'>): Handlers<typeof publicCardApi> {
  return {
    getContactFile: ({ params }) =>
      getContactFile(db.reads, { slug: params.userSlug, publicUrl, nowMs: clock.nowMs() }),
  };
}
