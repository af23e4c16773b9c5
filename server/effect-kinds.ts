import type { EffectKindName } from '#shared/domain/effects/kinds.ts';
import { calendar } from './effects/calendar/calendar.ts';
import { conference } from './effects/conference/conference.ts';
import type { EffectKind } from './effects/effect/effect-kind.ts';
import { refund } from './effects/refund/refund.ts';
import { messageEffect } from './post/messages/message-effect.ts';

/** Everything that can follow from an event, one kind a folder, in the order in which an event leads there. */
export const effectKinds = {
  refund,
  message: messageEffect,
  calendar,
  conference,
} as const satisfies {
  readonly [Kind in EffectKindName]: EffectKind<Kind, never>;
};
