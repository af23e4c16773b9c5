import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Command } from '../commands/command.ts';

/** What commands of the calendar do, in it or on the way to it. */
export interface CalendarDeeds {
  showToday(): void;
  showView(view: 'week' | 'day'): void;
  book(): void;
}

type CalendarCommand = Command<Session, CalendarDeeds, TextKey<'calendar'>>;

const isFor = (session: Session) => reachOf(session, 'calendar:read') !== undefined;
const show = (view: 'week' | 'day'): CalendarCommand => ({
  icon: 'calendar',
  label: () => `view.${view}`,
  key: { week: 'W', day: 'D' }[view],
  isFor,
  run: (_, deeds) => deeds.showView(view),
});

/** What can be done with the calendar: its bar, its keys and the palette read it. */
export const calendarCommands = {
  today: {
    icon: 'calendar',
    label: () => 'today',
    key: 'T',
    isFor,
    run: (_, deeds) => deeds.showToday(),
  },
  week: show('week'),
  day: show('day'),
  book: {
    icon: 'plus',
    label: () => 'book.title',
    key: 'N',
    isFor,
    run: (_, deeds) => deeds.book(),
  },
} as const satisfies Record<string, CalendarCommand>;
