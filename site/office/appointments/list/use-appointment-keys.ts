import { offerOfKey } from '#site/office/commands/command.ts';
import { useSession } from '#site/office/session.tsx';
import type { AppointmentDeeds, CommandedAppointment } from '../appointment-commands.ts';
import { offersOf } from '../offers-of.ts';

/** What a key does with appointments of the list; true where it does something. */
export function useAppointmentKeys(deeds: AppointmentDeeds) {
  const session = useSession();
  return (appointments: readonly CommandedAppointment[], key: string): boolean => {
    const offer = offerOfKey(offersOf(appointments, session), key);
    offer?.run(deeds);
    return offer !== undefined;
  };
}
