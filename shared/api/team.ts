import * as z from 'zod';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from '#shared/domain/constants.ts';
import { SLUG_PATTERN } from '#shared/domain/slug.ts';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { pictureRefusals, pictureUpload } from './picture.ts';
import { id, image, longText, plainText, shortText } from './schemas.ts';

const ownSlug = z.string().min(SLUG_MIN_LENGTH).max(SLUG_MAX_LENGTH).regex(SLUG_PATTERN);

const teamDetails = z.object({
  name: shortText.trim().min(1),
  /** The address of its page: `/team/{slug}`. */
  slug: ownSlug,
  description: longText.trim().min(1).nullable(),
});

const keptDetails = z.object({
  name: z.string(),
  slug: z.string().nullable(),
  description: z.string().nullable(),
});

const teamSummary = keptDetails.extend({
  id,
  memberCount: z.int(),
  /** Its meeting types that are not archived. */
  meetingTypeCount: z.int(),
  /** Whether who asks has a place in it, and manages it. */
  isMine: z.boolean(),
  canEdit: z.boolean(),
});

const place = z.object({
  hostId: id,
  /** Its share of new appointments relative to the others'; 0 takes only what nobody else can. */
  weight: z.int().min(0).max(1000),
  /** Higher goes first. */
  priority: z.int().min(0).max(100),
  isAdmin: z.boolean(),
});

const team = keptDetails.extend({
  id,
  picture: image.nullable(),
  canEdit: z.boolean(),
  /** In the order of its page. */
  members: z.array(
    place.extend({
      firstname: z.string(),
      lastname: z.string(),
      title: z.string().nullable(),
      picture: image.nullable(),
    }),
  ),
  /** Those that are not archived. */
  meetingTypes: z.array(
    z.object({
      id,
      name: z.string(),
      slug: z.string(),
      enabled: z.boolean(),
      /** Whether its hosts take turns, and whose turn it is. */
      takesTurns: z.boolean(),
      nextHostId: id.nullable(),
    }),
  ),
});

const shownPicture = z.object({ picture: image.nullable() });
const teamParams = z.object({ teamId: id });

export const teamApi = {
  listTeams: endpoint({
    method: 'get',
    path: '/company/teams',
    summary: 'The teams by name, all or those that are looked for, by pages',
    right: 'colleague:read',
    limit: 'office',
    query: z.object({ ...pageQuery, search: plainText.trim().min(1).max(100).optional() }),
    reply: z.object({ teams: z.array(teamSummary), ...pageFacts }),
    refuses: [],
  }),
  createTeam: endpoint({
    method: 'post',
    path: '/company/teams',
    summary: 'Makes a team with a page and members in this order',
    right: 'team:create',
    limit: 'office',
    body: teamDetails.extend({ memberIds: z.array(id).max(200).default([]) }),
    reply: z.object({ id }),
    refuses: ['slug-taken'],
  }),
  getTeam: endpoint({
    method: 'get',
    path: '/company/teams/{teamId}',
    summary: 'A team with its members, and whose turn it is in its meeting types',
    right: 'colleague:read',
    limit: 'office',
    params: teamParams,
    reply: team,
    refuses: ['not-found'],
  }),
  patchTeam: endpoint({
    method: 'patch',
    path: '/company/teams/{teamId}',
    summary:
      'Changes name, address, description or who has a place in it, in this order; former addresses keep leading here. `was` has what the caller takes to be there',
    right: 'team:edit',
    limit: 'office',
    params: teamParams,
    body: teamDetails.partial().extend({
      members: z.array(place).max(200).optional(),
      was: keptDetails
        .extend({ members: z.array(place).max(1000) })
        .partial()
        .optional(),
    }),
    reply: keptDetails.extend({ members: z.array(place) }),
    refuses: ['not-found', 'forbidden', 'changed-meanwhile', 'slug-taken', 'host-not-found'],
  }),
  patchTeamPicture: endpoint({
    method: 'patch',
    path: '/company/teams/{teamId}/picture',
    summary: 'The picture on the page of a team',
    right: 'team:edit',
    limit: 'office',
    params: teamParams,
    upload: pictureUpload,
    reply: shownPicture,
    refuses: ['not-found', 'forbidden', ...pictureRefusals],
  }),
  deleteTeamPicture: endpoint({
    method: 'delete',
    path: '/company/teams/{teamId}/picture',
    summary: 'Shows no picture of a team any more',
    right: 'team:edit',
    limit: 'office',
    params: teamParams,
    reply: shownPicture,
    refuses: ['not-found', 'forbidden'],
  }),
  deleteTeam: endpoint({
    method: 'delete',
    path: '/company/teams/{teamId}',
    summary: 'Deletes a team that has no meeting types, archived ones neither',
    right: 'team:create',
    limit: 'office',
    params: teamParams,
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found', 'still-in-use'],
  }),
} as const;

export type TeamSummary = z.output<typeof teamSummary>;
export type Team = z.output<typeof team>;
export type TeamPlace = z.output<typeof place>;
export type TeamDetails = z.output<typeof keptDetails>;
