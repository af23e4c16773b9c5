import { randomUUID } from 'node:crypto';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { workspaceApi } from '#shared/api/workspace.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { patchWorkspace } from './patch-workspace.ts';
import { deleteShelf, findShelf, insertShelf, listShelves } from './store.ts';

const DEFAULT_PAGE_SIZE = 100;

export function workspaceRoutes({ db }: Pick<Services, 'db'>): Handlers<typeof workspaceApi> {
  return {
    listWorkspaces: async ({ query }, { session }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
      const found = await listShelves(db, session.companyId, { page, pageSize });
      return { ...found, page, pageSize };
    },
    createWorkspace: async ({ body }, { session }) => {
      const key = { companyId: session.companyId, id: randomUUID() };
      await insertShelf(db, key, body.name);
      return (await findShelf(db, key)) ?? refuse('not-found', 'There is no such workspace');
    },
    patchWorkspace: ({ params, body }, { session }) =>
      patchWorkspace({ db }, { companyId: session.companyId, id: params.workspaceId }, body),
    deleteWorkspace: async ({ params }, { session }) => {
      const key = { companyId: session.companyId, id: params.workspaceId };
      const isThere = await db.transaction((tx) => deleteShelf(tx, key));
      if (!isThere) refuse('not-found', 'There is no such workspace');
      return { deleted: true };
    },
  };
}
