import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { id, shortText } from './schemas.ts';

const workspace = z.object({
  id,
  name: z.string(),
  position: z.int(),
  /** Meeting types on it that are not archived, whoever’s. */
  meetingTypes: z.int(),
});
const name = shortText.trim().min(1);
const params = z.object({ workspaceId: id });

export const workspaceApi = {
  listWorkspaces: endpoint({
    method: 'get',
    path: '/workspace',
    summary: 'The shelves of the company, in their order',
    right: 'meeting-type:edit',
    limit: 'office',
    query: z.object(pageQuery),
    reply: z.object({ workspaces: z.array(workspace), ...pageFacts }),
    refuses: [],
  }),
  createWorkspace: endpoint({
    method: 'post',
    path: '/workspace',
    summary: 'Puts up a shelf, the last in the order',
    right: 'workspace:edit',
    limit: 'office',
    body: z.object({ name }),
    reply: workspace,
    refuses: [],
  }),
  patchWorkspace: endpoint({
    method: 'patch',
    path: '/workspace/{workspaceId}',
    summary: 'Renames a shelf or puts it in another place, 0 the first',
    right: 'workspace:edit',
    limit: 'office',
    params,
    body: z.object({
      name: name.optional(),
      position: z.int().min(0).max(10_000).optional(),
      was: z.object({ name: z.string() }).partial().optional(),
    }),
    reply: workspace,
    refuses: ['not-found', 'changed-meanwhile'],
  }),
  deleteWorkspace: endpoint({
    method: 'delete',
    path: '/workspace/{workspaceId}',
    summary: 'Takes a shelf down; what stood on it stands on none',
    right: 'workspace:edit',
    limit: 'office',
    params,
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found'],
  }),
} as const;

export type Workspace = z.output<typeof workspaceApi.createWorkspace.reply>;
