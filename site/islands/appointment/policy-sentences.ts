import { activePolicy, type ChangePolicy, changeUntilMs } from '#shared/domain/change-policy.ts';

export interface PolicySentence {
  readonly action: 'cancel' | 'reschedule' | 'both';
  readonly mode: 'hours' | 'days';
  readonly duration: number;
  readonly untilIso: string;
  /** It is too late by now. */
  readonly isOver: boolean;
}

/**
 * What the policy box says (Spec A §2): a policy counts only when enable, mode and duration are all
 * set; two alike are said in one sentence.
 */
export function toPolicySentences(
  appointment: {
    readonly start: string;
    readonly cancellationPolicy: ChangePolicy;
    readonly reschedulingPolicy: ChangePolicy;
  },
  nowMs: number,
): PolicySentence[] {
  const times = { startMs: Date.parse(appointment.start), nowMs };
  const cancel = toSentence('cancel', appointment.cancellationPolicy, times);
  const reschedule = toSentence('reschedule', appointment.reschedulingPolicy, times);
  const areAlike =
    cancel && cancel.mode === reschedule?.mode && cancel.duration === reschedule.duration;
  if (areAlike) return [{ ...cancel, action: 'both' }];
  return [cancel, reschedule].filter((sentence) => sentence !== undefined);
}

function toSentence(
  action: PolicySentence['action'],
  policy: ChangePolicy,
  { startMs, nowMs }: { readonly startMs: number; readonly nowMs: number },
): PolicySentence | undefined {
  const active = activePolicy(policy);
  const untilMs = changeUntilMs(policy, startMs);
  if (!active || untilMs === undefined) return undefined;
  return { action, ...active, untilIso: new Date(untilMs).toISOString(), isOver: nowMs > untilMs };
}
