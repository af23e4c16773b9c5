import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';

const looks = {
  booked: { icon: 'check', className: 'bg-success-soft text-success' },
  'awaits-host': { icon: 'clock', className: 'bg-waiting-soft text-waiting' },
  'awaits-attendee': { icon: 'mail', className: 'bg-waiting-soft text-waiting' },
  past: { icon: 'archive', className: 'bg-sunken text-soft' },
  cancelled: { icon: 'cross', className: 'bg-danger-soft text-danger' },
  expired: { icon: 'cross', className: 'bg-danger-soft text-danger' },
} as const satisfies Record<AppointmentState, { icon: IconName; className: string }>;

/** What has become of an appointment, in a word and a shape. */
export function StateBadge({ state }: { readonly state: AppointmentState }) {
  const t = useTexts('appointments');
  const { icon, className } = looks[state];
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-md px-1.5 py-0.5 font-medium text-xs ${className}`}
    >
      <Icon name={icon} className="size-3.5" />
      {t(`state.${state}`)}
    </span>
  );
}
