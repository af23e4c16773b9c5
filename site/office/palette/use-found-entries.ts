import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '../api.ts';
import { useFormats } from '../formats.tsx';
import { useSettled } from '../use-settled.ts';
import type { Entry } from './entry.ts';

/** So long after the last letter the server is asked, and not for less than two letters. */
const PAUSE_MS = 200;
const MIN_LETTERS = 2;

/** Members and appointments whose names hold what is typed: one question once somebody pauses. */
export function useFoundEntries(typed: string) {
  const text = useSettled(typed.trim(), PAUSE_MS);
  const navigate = useNavigate();
  const formats = useFormats();
  const clock = useClock();
  const isAsked = text.length >= MIN_LETTERS;
  const { data, isFetching } = useQuery({
    ...api.toQuery('get', '/office-search', { params: { query: { text } } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !data) return { found: [], isFetching };
  const members = data.members.map(
    ({ id, name }): Entry => ({
      ...{ id: `member-${id}`, name },
      group: 'people',
      icon: 'users',
      run: () => navigate({ to: '/calendar', search: { hosts: id } }),
    }),
  );
  const appointments = data.appointments.map(
    ({ id, name, attendee, email, start }): Entry => ({
      ...{ id: `appointment-${id}`, name: attendee },
      note: `${name} · ${formats.day(start)}, ${formats.time(start, clock)} · ${email}`,
      group: 'appointments',
      icon: 'calendar',
      run: () => navigate({ to: toPath('appointment-detail', { appointmentId: id }) }),
    }),
  );
  return { found: [...members, ...appointments], isFetching };
}
