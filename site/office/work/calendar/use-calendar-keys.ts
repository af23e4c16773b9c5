import { offersFor } from '#site/office/commands/command.ts';
import { useCommandKeys } from '#site/office/commands/use-command-keys.ts';
import { useSession } from '#site/office/session.tsx';
import { type CalendarDeeds, calendarCommands } from '../calendar-commands.ts';

/** The keys of the calendar. */
export function useCalendarKeys(deeds: CalendarDeeds): void {
  const session = useSession();
  const offers = offersFor(calendarCommands, session, session);
  useCommandKeys(offers.map((offer) => ({ ...offer, run: () => offer.run(deeds) })));
}
