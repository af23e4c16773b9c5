import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { HostDay } from '#shared/page-views.ts';
import { formatDay } from '#shared/time/format.ts';

vi.mock('#shared/react/ui/use-is-offline.ts', () => import('../../stand-ins/use-is-offline.ts'));
vi.mock('../../nav/use-folds.ts', () => import('../../stand-ins/use-folds.ts'));

const ID = '0193c6f0-0000-7000-8000-000000000001';
const date = '2026-12-01';

function aHostDay(change: Partial<HostDay['dashboard']> = {}): HostDay {
  return {
    session: {
      ...{ hostId: ID, companyId: ID, role: 'owner', adminOfTeamIds: [] },
      ...{ email: 'ada@example.test', firstname: 'Ada', lastname: 'Brandt', picture: null },
      ...{ slug: 'ada', language: 'en', timezone: 'Europe/Berlin', timeFormat: null },
      ...{ weekStart: null, isOnboarded: true, companyErasesAt: null },
      companies: [{ companyId: ID, name: 'Studio Nord', role: 'owner' }],
    },
    dashboard: {
      now: `${date}T08:00:00.000Z`,
      today: {
        ...{ date, start: '2026-11-30T23:00:00.000Z', end: '2026-12-01T23:00:00.000Z' },
        ...{ hours: [], busy: [], appointments: [] },
      },
      ...{ next: [], days: [], waiting: [], decisions: [], attention: [] },
      links: { slug: 'ada', meetingTypes: [] },
      ...change,
    },
  };
}

function anAppointment(name: string, attendee: string) {
  return {
    ...{ id: ID, hostIds: [ID], state: 'booked' as const },
    ...{ start: `${date}T13:00:00.000Z`, end: `${date}T13:30:00.000Z` },
    ...{ takenFrom: `${date}T13:00:00.000Z`, takenUntil: `${date}T13:30:00.000Z` },
    about: {
      ...{ name, meetingTypeId: ID, channel: 'phone' as const, meetingLink: null, location: null },
      ...{ attendees: [attendee], attendeeCount: 1, guestCount: 0, totalSpots: null },
    },
  };
}

describe('20.14 the dashboard that our server writes', () => {
  let render: (day: HostDay, language: (typeof LANGUAGES)[number]) => string;
  beforeAll(async () => {
    render = (await import('./render-dashboard.tsx')).renderDashboard;
  });

  test.each(LANGUAGES)('speaks %s, an empty day as well', (language) => {
    const page = render(aHostDay(), language);
    expect(page).toContain(formatDay(date, language));
    expect(page).not.toMatch(/\b[a-z-]+(\.[a-zA-Z]+){2,}\b/);
    expect(page.match(/<h2/g)?.length).toBeGreaterThanOrEqual(4);
  });

  test('holds the day, what waits and what is to be decided', () => {
    const appointment = anAppointment('Intro call', 'Maya Lindqvist');
    const { today } = aHostDay().dashboard;
    const page = render(
      aHostDay({
        today: { ...today, appointments: [appointment] },
        next: [appointment],
        waiting: [
          {
            ...{ appointmentId: ID, name: 'Ask me first', before: null, after: null },
            ...{ start: appointment.start, end: appointment.end, heldUntil: appointment.start },
            attendee: { id: ID, name: 'Sofia Ricci', email: 's@example.test', notes: null },
          },
        ],
        decisions: [
          {
            appointment: {
              ...{ id: ID, name: 'Demo', meetingTypeId: ID, hosts: [] },
              ...{ start: appointment.start, end: appointment.end },
              attendees: [{ name: 'Nour Haddad', email: 'n@example.test' }],
            },
            ...{ kind: 'clash', about: 'x', proposedStart: null, askedAt: appointment.start },
            event: { title: 'Dentist', start: appointment.start, end: appointment.end },
          },
        ],
      }),
      'en',
    );
    for (const said of ['Maya Lindqvist', 'Sofia Ricci', 'Nour Haddad · Demo', 'Dentist']) {
      expect(page).toContain(said);
    }
    expect(page).toContain('14:00 – 14:30');
  });

  test('tells every host their own clock and name, also after another host', () => {
    const appointment = anAppointment('Intro call', 'Maya');
    const of = (timeFormat: '12h' | null, firstname: string) => {
      const day = aHostDay({ next: [appointment] });
      return render({ ...day, session: { ...day.session, timeFormat, firstname } }, 'en');
    };
    expect(of('12h', 'Grace')).toMatch(/2:00.*PM/);
    const next = of(null, 'Ada');
    expect(next).toContain('14:00');
    expect(next).not.toContain('Grace');
  });

  test('begins with its own elements, and says names as they are', () => {
    const name = '</script><img src=x onerror=alert(1)>'.repeat(4);
    const day = aHostDay({ next: [anAppointment(name, name)] });
    const picture = '/api/file/x/64';
    const page = render({ ...day, session: { ...day.session, picture } }, 'pl');
    expect(page).toMatch(/^<div/);
    expect(page).not.toContain('<img src=x');
    expect(page).not.toContain('</script>');
  });
});
