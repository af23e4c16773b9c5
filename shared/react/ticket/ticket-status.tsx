import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

/** How far what is booked is: from a time that was chosen to an appointment that has its own state. */
export type TicketState = 'chosen' | 'held' | 'paid' | 'moved' | AppointmentState;

interface Look {
  readonly icon: IconName;
  readonly tone: string;
  readonly word: TextKey<'ticket'>;
}

const looks: Readonly<Record<TicketState, Look>> = {
  chosen: { icon: 'calendar', tone: 'text-soft', word: 'states.chosen' },
  held: { icon: 'clock', tone: 'text-held', word: 'states.held' },
  paid: { icon: 'check', tone: 'text-success', word: 'states.paid' },
  booked: { icon: 'check', tone: 'text-success', word: 'states.booked' },
  moved: { icon: 'check', tone: 'text-success', word: 'states.moved' },
  'awaits-attendee': { icon: 'mail', tone: 'text-waiting', word: 'states.awaitsAttendee' },
  'awaits-host': { icon: 'clock', tone: 'text-waiting', word: 'states.awaitsHost' },
  past: { icon: 'clock', tone: 'text-soft', word: 'states.past' },
  cancelled: { icon: 'cross', tone: 'text-cancelled', word: 'states.cancelled' },
  expired: { icon: 'clock', tone: 'text-cancelled', word: 'states.expired' },
};

/** The state as a sign and a word. */
export function TicketStatus({ state }: { readonly state: TicketState }) {
  const { t } = useTranslation('ticket');
  const { icon, tone, word } = looks[state];
  return (
    <p className={`flex items-center gap-1.5 font-medium ${tone}`}>
      <Icon name={icon} className="size-4 flex-none" />
      {t(word)}
    </p>
  );
}
