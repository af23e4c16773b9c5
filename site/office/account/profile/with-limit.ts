import type { Limit, LimitPeriod, Limits } from '#shared/domain/availability/types.ts';

/** Limits with another bound for a period; one that bounds nothing is not there at all. */
export function withLimit(limits: Limits, period: LimitPeriod, part: Partial<Limit>): Limits {
  const { [period]: before = {}, ...others } = limits;
  const { count, minutes } = { ...before, ...part };
  const limit = {
    ...(count !== undefined && { count }),
    ...(minutes !== undefined && { minutes }),
  };
  return Object.keys(limit).length > 0 ? { ...others, [period]: limit } : others;
}
