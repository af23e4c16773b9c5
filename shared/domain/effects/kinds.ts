/** What can follow from something that happened, beside the change itself. */
export const EFFECT_KINDS = ['refund', 'message', 'calendar', 'conference'] as const;
export type EffectKindName = (typeof EFFECT_KINDS)[number];

/** Those that are seen nowhere but among what has failed: mails have their log. */
export const KINDS_WITHOUT_A_PLACE = EFFECT_KINDS.filter((kind) => kind !== 'message');
