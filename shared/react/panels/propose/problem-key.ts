import { ApiError } from '#shared/errors/api-error.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { PageError } from '#shared/errors/explain.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';

const byCode = {
  'proposed-times-gone': 'problem.gone',
  'validation-failed': 'problem.invalid',
  'too-many-held-times': 'problem.tooMany',
  'meeting-type-not-available': 'problem.notOffered',
  'meeting-type-disabled': 'problem.notOffered',
  'host-no-hosts': 'problem.notOffered',
  'host-disabled': 'problem.notOffered',
  'payment-not-available': 'payment.why',
  forbidden: 'problem.notOffered',
} as const satisfies Partial<Record<ErrorCode, TextKey<'propose'>>>;

/** What to say of a call that failed. */
export function problemKey(error: unknown): TextKey<'propose'> {
  if (error instanceof PageError && error.textKey === 'offline') return 'problem.offline';
  if (!(error instanceof ApiError)) return 'problem.network';
  const { code } = error;
  return code !== undefined && Object.hasOwn(byCode, code)
    ? byCode[code as keyof typeof byCode]
    : 'problem.other';
}
