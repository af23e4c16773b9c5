import type { CalendarAppointment } from '#shared/api/calendar.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

type About = NonNullable<CalendarAppointment['about']>;

/** Who comes: `Maya Lindqvist, Zoë Adler and 2 more`. */
export function useWhoText(): (about: About) => string {
  const t = useTexts('office');
  return ({ attendees, attendeeCount, guestCount }) => {
    const others = attendeeCount - attendees.length + guestCount;
    const names = attendees.join(', ');
    return others > 0 ? `${names} ${t('appointment.more', { count: others })}` : names;
  };
}
