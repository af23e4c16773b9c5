import * as z from 'zod';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { editedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { commaList, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { id, image, instant } from './schemas.ts';

const params = z.object({ meetingTypeId: id });

/** A meeting type for those who may edit it. No public reply has any of this. */
const editedReply = editedMeetingType.extend({
  id,
  /** Raised by every change. */
  version: z.int(),
  isArchived: z.boolean(),
  owner: z.object({ kind: z.enum(['host', 'team']), id, name: z.string() }),
  /** Of its booking page; null where its owner has no address. */
  path: z.string().nullable(),
});

/** Somebody who can serve, and with which hours. */
const editorHost = z.object({
  id,
  name: z.string(),
  picture: image.nullable(),
  schedules: z.array(
    z.object({ id, name: z.string(), timezone: z.string(), isDefault: z.boolean() }),
  ),
  /** How they can be met. */
  providers: z.array(z.string()),
  hasPhone: z.boolean(),
});

/** Starts and ends, or starts and minutes, flattened, as epoch minutes. */
const flatPairs = z.array(z.int());
const localRanges = z.array(z.tuple([z.int(), z.int()]));

/** What the slots of an edited meeting type follow from beside its rules. */
const previewFacts = z.object({
  nowMinute: z.int(),
  hosts: z.array(
    z.object({
      hostId: id,
      hostName: z.string(),
      timezone: z.string(),
      weekly: z.array(localRanges),
      overrides: z.record(z.string(), localRanges),
      busy: z
        .object({
          appointment: flatPairs,
          hold: flatPairs,
          'calendar-event': flatPairs,
          'out-of-office': flatPairs,
        })
        .partial(),
      calendarUnreadable: z.boolean(),
      counted: flatPairs,
      /** What the host gives it at most, as they say and as an admin says. */
      limits: z.array(limits),
      overall: z.object({ limits, counted: flatPairs, pauses: z.boolean() }),
      providers: z.array(z.string()),
      hasPhone: z.boolean(),
    }),
  ),
  groups: z.array(
    z.object({
      appointmentId: id,
      holdId: id.nullable(),
      startMinute: z.int(),
      durationMinutes: z.int(),
      hostIds: z.array(id),
      totalSpots: z.int(),
      takenSpots: z.int(),
    }),
  ),
});

/** A host, and their schedule where it is not their own: `<hostId>` or `<hostId>.<scheduleId>`. */
const askedHost = z.string().regex(/^[0-9a-f-]{36}(?:\.[0-9a-f-]{36})?$/i);

export const meetingTypeEditorApi = {
  getMeetingType: endpoint({
    method: 'get',
    path: '/meeting-type/{meetingTypeId}',
    summary: 'A meeting type with all that its editor changes',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    reply: editedReply,
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
  patchMeetingType: endpoint({
    method: 'patch',
    path: '/meeting-type/{meetingTypeId}',
    summary:
      'Changes what is named, all of it or nothing; `enabled` makes a draft public. With `version`, ' +
      'only what the caller has seen is changed',
    right: 'meeting-type:edit',
    limit: 'office',
    params,
    body: editedMeetingType.partial().extend({ version: z.int().optional() }),
    reply: editedReply,
    refuses: ['meeting-type-not-available', 'forbidden', 'changed-meanwhile', 'slug-taken'],
  }),
  createMeetingType: endpoint({
    method: 'post',
    path: '/meeting-type/v2',
    summary:
      'A new meeting type on one’s own page, or on that of a team; what is not named is as plain as ' +
      'it can be',
    right: 'meeting-type:edit',
    limit: 'office',
    body: editedMeetingType
      .partial()
      .extend({ name: editedMeetingType.shape.name, teamId: id.nullable().optional() }),
    reply: editedReply,
    refuses: ['forbidden', 'slug-taken'],
  }),
  getEditorChoices: endpoint({
    method: 'get',
    path: '/meeting-type/editor/choices',
    summary: 'Whom and what a meeting type can be made of, as far as the caller’s right reaches',
    right: 'meeting-type:edit',
    limit: 'office',
    query: z.object({ meetingTypeId: id.optional() }),
    reply: z.object({
      hosts: z.array(editorHost),
      /** Teams on whose page the caller may put one. */
      teams: z.array(z.object({ id, name: z.string(), hostIds: z.array(id) })),
      resources: z.array(z.object({ id, name: z.string(), groupName: z.string().nullable() })),
      workspaces: z.array(z.object({ id, name: z.string() })),
      /** Whom the company can be paid by. */
      paymentProviders: z.array(z.object({ id: z.enum(PAYMENT_PROVIDERS), name: z.string() })),
    }),
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
  getPreviewFacts: endpoint({
    method: 'get',
    path: '/meeting-type/editor/facts',
    summary: 'The hours and taken times of hosts, from which an edited meeting type’s slots follow',
    right: 'meeting-type:edit',
    limit: 'office',
    query: z.object({
      meetingTypeId: id.optional(),
      hosts: commaList(askedHost, 100),
      start: instant,
      end: instant,
    }),
    reply: previewFacts,
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
} as const;

export type EditedReply = z.output<typeof editedReply>;
export type EditorChoices = z.output<typeof meetingTypeEditorApi.getEditorChoices.reply>;
export type PreviewFacts = z.output<typeof previewFacts>;
export type MeetingTypeChange = z.output<typeof meetingTypeEditorApi.patchMeetingType.body>;
export type NewMeetingType = z.output<typeof meetingTypeEditorApi.createMeetingType.body>;
