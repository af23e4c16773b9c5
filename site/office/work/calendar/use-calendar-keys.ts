import { useEffect, useEffectEvent } from 'react';
import { offerOfKey, offersFor } from '#site/office/commands/command.ts';
import { useSession } from '#site/office/session.tsx';
import { type CalendarDeeds, calendarCommands } from '../calendar-commands.ts';

const FIELDS = 'input, textarea, select, [contenteditable]';

/** The keys of the calendar, wherever the focus is, unless somebody types or a dialog is open. */
export function useCalendarKeys(deeds: CalendarDeeds): void {
  const session = useSession();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS)) return;
    if (document.querySelector('dialog[open]')) return;
    const offer = offerOfKey(offersFor(calendarCommands, session, session), event.key);
    if (!offer) return;
    event.preventDefault();
    offer.run(deeds);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
