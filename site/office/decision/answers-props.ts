import type { Decision } from '#shared/api/decision.ts';
import type { ZonedFormats } from '#shared/time/zoned.ts';

export interface AnswersProps {
  readonly decision: Decision;
  readonly formats: ZonedFormats;
  /** It is settled. */
  readonly onDone?: () => void;
}
