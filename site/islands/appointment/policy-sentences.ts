interface Policy {
  readonly enable: boolean;
  readonly mode: 'hours' | 'days' | null;
  readonly duration: number | null;
}

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
  readonly cancellationPolicy: Policy;
  readonly reschedulingPolicy: Policy;
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
  { enable, mode, duration }: Policy,
): PolicySentence | undefined {
  return enable && mode && duration ? { action, mode, duration } : undefined;
}
