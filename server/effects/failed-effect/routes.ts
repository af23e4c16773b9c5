import type { Handlers } from '#server/platform/http/handlers.ts';
import type { FailedJob } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { FailedEffect, failedEffectApi } from '#shared/api/failed-effect.ts';
import { EFFECT_KINDS, type EffectKindName } from '#shared/domain/effects/kinds.ts';
import { refuse } from '#shared/errors/refusal.ts';

const DEFAULT_PAGE_SIZE = 25;

/** What of its data names what an effect is about, by kind. */
type AboutByKind = Readonly<Record<EffectKindName, { readonly about: string }>>;

export function failedEffectRoutes(
  { jobs }: Services,
  kinds: AboutByKind,
): Handlers<typeof failedEffectApi> {
  return {
    listFailedEffects: async ({ query }, { session }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE, kind } = query;
      const wanted = kind ? [kind] : EFFECT_KINDS;
      const [failed, total] = await Promise.all([
        jobs.listFailed(session.companyId, { kinds: wanted, page, pageSize }),
        jobs.countFailed(session.companyId, wanted),
      ]);
      return { effects: failed.map((job) => toFailed(job, kinds)), total, page, pageSize };
    },
    tryEffectAgain: async ({ params }, { session }) => {
      const isThere = await jobs.tryAgain(session.companyId, params.failedEffectId);
      return isThere ? { queued: true } : refuse('not-found', 'It is not in the list any more');
    },
  };
}

function toFailed(
  { id, kind, data, error, failedAt }: FailedJob,
  kinds: AboutByKind,
): FailedEffect {
  const about = data[kinds[kind].about];
  return {
    id,
    kind,
    about: typeof about === 'string' ? about : null,
    error,
    failedAt: failedAt.toISOString(),
  };
}
