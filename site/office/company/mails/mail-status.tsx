import type { MailSummary } from '#shared/api/mail-log.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';

type Status = MailSummary['status'];

const tones = {
  queued: 'bg-sunken text-soft',
  sent: 'bg-success-soft text-success',
  kept: 'bg-brand-soft text-brand-text',
  failed: 'bg-danger-soft text-danger',
  overtaken: 'bg-sunken text-soft',
} as const satisfies Record<Status, string>;

/** The same as a shape. */
export const statusIcons = {
  queued: 'clock',
  sent: 'check',
  kept: 'archive',
  failed: 'alert',
  overtaken: 'cross',
} as const satisfies Record<Status, IconName>;

/**
 * Whether a mail went out: kept means that no mail server is set up, overtaken that a newer one about
 * the same appointment went first.
 */
export function MailStatus({ status }: { readonly status: Status }) {
  const t = useTexts('mail-log');
  return (
    <span className={`shrink-0 rounded-full px-2 py-0.5 text-xs ${tones[status]}`}>
      {t(`status.${status}`)}
    </span>
  );
}
