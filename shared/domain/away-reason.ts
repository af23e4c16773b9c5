/** Why a host is away; visitors see only that they are. */
export const AWAY_REASONS = ['vacation', 'travel', 'sick', 'holiday', 'other'] as const;
export type AwayReason = (typeof AWAY_REASONS)[number];
