import { activePolicy, type ChangePolicy } from '#shared/domain/change-policy.ts';

export interface PolicySentence {
  readonly action: 'cancel' | 'reschedule' | 'both';
  readonly mode: 'hours' | 'days';
  readonly duration: number;
}

/**
 * What the policy box says (Spec A §2): a policy counts only when enable, mode and duration are all
 * set; two alike are said in one sentence.
 */
export function toPolicySentences(policies: {
  readonly cancellationPolicy: ChangePolicy;
  readonly reschedulingPolicy: ChangePolicy;
}): PolicySentence[] {
  const cancel = toSentence('cancel', policies.cancellationPolicy);
  const reschedule = toSentence('reschedule', policies.reschedulingPolicy);
  const areAlike =
    cancel && cancel.mode === reschedule?.mode && cancel.duration === reschedule.duration;
  if (areAlike) return [{ ...cancel, action: 'both' }];
  return [cancel, reschedule].filter((sentence) => sentence !== undefined);
}

function toSentence(
  action: PolicySentence['action'],
  policy: ChangePolicy,
): PolicySentence | undefined {
  const active = activePolicy(policy);
  return active && { action, ...active };
}
