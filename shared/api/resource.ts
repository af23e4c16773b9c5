import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id, longText, shortText } from './schemas.ts';

const resourceDetails = z.object({
  name: shortText.trim().min(1),
  /** What it is listed under: a floor, a kind. */
  groupName: shortText.trim().min(1).nullable(),
  description: longText.trim().min(1).nullable(),
  /** How many people it is for; none where that says nothing. */
  capacity: z.int().min(1).max(100_000).nullable(),
  /** What is out of use is offered no more. */
  enabled: z.boolean(),
});

const keptResource = z.object({
  name: z.string(),
  groupName: z.string().nullable(),
  description: z.string().nullable(),
  capacity: z.int().nullable(),
  enabled: z.boolean(),
});

const resource = keptResource.extend({
  id,
  /** How many meeting types choose among resources that it is one of. */
  meetingTypeCount: z.int(),
});

const resourceParams = z.object({ resourceId: id });

export const resourceApi = {
  listResources: endpoint({
    method: 'get',
    path: '/company/resources',
    summary: 'What the company has one of: rooms, machines; by group and name, the first thousand',
    right: 'colleague:read',
    limit: 'office',
    reply: z.object({ resources: z.array(resource) }),
    refuses: [],
  }),
  createResource: endpoint({
    method: 'post',
    path: '/company/resources',
    summary: 'Adds a resource that meeting types can choose',
    right: 'resource:edit',
    limit: 'office',
    body: resourceDetails.partial().extend({ name: resourceDetails.shape.name }),
    reply: resource,
    refuses: [],
  }),
  patchResource: endpoint({
    method: 'patch',
    path: '/company/resources/{resourceId}',
    summary:
      'Changes a resource, or takes it out of use; `was` has what the caller takes to be there',
    right: 'resource:edit',
    limit: 'office',
    params: resourceParams,
    body: resourceDetails.partial().extend({ was: keptResource.partial().optional() }),
    reply: resource,
    refuses: ['not-found', 'changed-meanwhile'],
  }),
  deleteResource: endpoint({
    method: 'delete',
    path: '/company/resources/{resourceId}',
    summary: 'Deletes a resource that no meeting type chooses and no appointment has',
    right: 'resource:edit',
    limit: 'office',
    params: resourceParams,
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found', 'still-in-use'],
  }),
} as const;

export type Resource = z.output<typeof resource>;
export type ResourceDetails = z.output<typeof keptResource>;
