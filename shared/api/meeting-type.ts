import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './schemas.ts';

export const meetingTypeApi = {
  patchMeetingType: endpoint({
    method: 'patch',
    path: '/meeting-type/{meetingTypeId}',
    summary: 'Changes a meeting type; `enabled` makes a draft public',
    right: 'meeting-type:edit',
    limit: 'office',
    params: z.object({ meetingTypeId: id }),
    body: z.object({ enabled: z.boolean() }),
    reply: z.object({ id, enabled: z.boolean() }),
    refuses: ['meeting-type-not-available', 'forbidden'],
  }),
} as const;
