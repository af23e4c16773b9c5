import * as z from 'zod';
import { EFFECT_KINDS } from '#shared/domain/effects/kinds.ts';
import { endpoint } from './endpoint.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { id, instant } from './schemas.ts';

const failedEffect = z.object({
  id,
  kind: z.enum(EFFECT_KINDS),
  /** What it is about: the mail of the log, the order of a payment; null where that has no id. */
  about: id.nullable(),
  /** What went wrong the last time. */
  error: z.string().nullable(),
  failedAt: instant,
});

export const failedEffectApi = {
  listFailedEffects: endpoint({
    method: 'get',
    path: '/failed-effect',
    summary: 'What was to follow from an event and is not tried any more, newest first',
    right: 'failed-effect:read',
    limit: 'office',
    query: z.object({ ...pageQuery, kind: z.enum(EFFECT_KINDS).optional() }),
    reply: z.object({ effects: z.array(failedEffect), ...pageFacts }),
    refuses: [],
  }),
  tryEffectAgain: endpoint({
    method: 'post',
    path: '/failed-effect/{failedEffectId}/again',
    summary: 'Tries it again, as often as the first time; it leaves the list',
    right: 'failed-effect:retry',
    limit: 'office',
    whileClosing: true,
    params: z.object({ failedEffectId: id }),
    reply: z.object({ queued: z.literal(true) }),
    refuses: ['not-found'],
  }),
} as const;

export type FailedEffect = z.output<typeof failedEffect>;
