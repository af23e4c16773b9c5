import type { Handlers } from '#server/platform/http/handlers.ts';
import { StoredReply } from '#server/platform/http/stored-reply.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { fileApi } from '#shared/api/file.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type FoundFile, findFile, findSize } from './file-statement.ts';
import { readFile } from './read-file.ts';

export function fileRoutes({ db }: Pick<Services, 'db'>): Handlers<typeof fileApi> {
  // From the database itself: what was given a moment ago is asked for at once.
  const serve = (file: FoundFile | undefined) => {
    if (!file) return refuse('not-found', 'There is no such file');
    return new StoredReply({ ...file, read: (range) => readFile(db, file, range) });
  };
  return {
    getFile: async ({ params }) => serve(await findFile(db, params.hash)),
    getPictureSize: async ({ params }) => serve(await findSize(db, params)),
  };
}
