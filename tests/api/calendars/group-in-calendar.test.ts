import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullForm } from '#server/demo/demo-forms.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { connect, eventsAt } from '#tests/support/connected-calendar.ts';
import { signInAs } from '#tests/support/logins.ts';
import {
  findRadicale,
  type RadicaleAccount,
  type RunningRadicale,
  runRadicale,
} from '#tests/support/run-radicale.ts';
import { askRadicale } from '#tests/support/stand-ins/radicale-calendars.ts';

describe.skipIf(!findRadicale())('21. what stands in a host’s calendar', () => {
  describeApi('of those who come', (api) => {
    let radicale: RunningRadicale;
    let server: RadicaleAccount;
    let home: string;
    let ada: AHost;

    beforeAll(async () => {
      radicale = await runRadicale();
    });
    afterAll(() => radicale.stop());
    beforeEach(async () => {
      server = await radicale.openAccount();
      home = await askRadicale(server).makeCalendar('Home');
      ada = await aHost(api.db, { role: 'owner' });
      await connect(await signInAs(api, ada), server);
    });

    /** What stands there once everything is written. */
    const written = async () => {
      expect(await api.runJobs()).toEqual([]);
      expect(await api.runDueJobs()).toEqual([]);
      return eventsAt(server, home);
    };
    const only = async () => {
      const [event, ...others] = await written();
      if (!event || others.length > 0) throw new Error('There is not one event.');
      return event;
    };

    test('names who has a seat in a group: one event while people come and go, and none without them', async () => {
      const course = await aMeetingType(api.db, ada, { name: 'Course', totalSpots: 4 });
      const seat = (fullname: string, email: string) =>
        book(api.client, { ...course, start: at('12:00'), attendee: { fullname, email } });
      const maya = await seat('Maya Lindqvist', 'maya@visitor.test');
      const first = await only();
      expect(first.summary).toBe('Course: Maya Lindqvist');
      const jonas = await seat('Jonas Berg', 'jonas@visitor.test');
      expect(jonas.appointmentId).toBe(maya.appointmentId);
      const both = await only();
      expect(both.uid).toBe(first.uid);
      expect(both.description).toContain('maya@visitor.test');
      expect(both.description).toContain('jonas@visitor.test');

      const { cancel } = changesOn(api);
      await cancel(maya);
      const left = await only();
      expect(left.uid).toBe(first.uid);
      expect(left.summary).toBe('Course: Jonas Berg');
      expect(left.description).toContain('jonas@visitor.test');
      expect(left.description).not.toContain('maya@visitor.test');
      expect(left.sequence).toBeGreaterThan(both.sequence);

      await cancel(jonas);
      expect(await written()).toEqual([]);
    });

    test('goes with a seat that moves to another group, and follows both', async () => {
      const course = await aMeetingType(api.db, ada, { name: 'Course', totalSpots: 4 });
      const seat = (fullname: string, email: string) =>
        book(api.client, { ...course, start: at('12:00'), attendee: { fullname, email } });
      const maya = await seat('Maya Lindqvist', 'maya@visitor.test');
      await seat('Jonas Berg', 'jonas@visitor.test');
      await written();
      await changesOn(api).reschedule(maya, at('15:00'));
      const events = await written();
      expect(
        events
          .map(({ summary, startDate }) => `${startDate.toJSDate().toISOString()} ${summary}`)
          .toSorted(),
      ).toEqual([`${at('12:00')} Course: Jonas Berg`, `${at('15:00')} Course: Maya Lindqvist`]);
    });

    test('says what they have answered, and how one joins', async () => {
      const talk = await aMeetingType(api.db, ada, { form: fullForm });
      const { appointmentId } = await book(api.client, {
        ...talk,
        start: at('12:00'),
        attendee: {
          ...{ fullname: undefined, firstname: 'Maya', lastname: 'Lindqvist' },
          ...{ company: 'Acme; and sons', topic: 'product', notes: 'Two lines\nof notes' },
        },
      });
      const { description, location } = await only();
      const lines = description.split('\n');
      expect(lines).toContain('Company: Acme; and sons');
      expect(description).toContain('Two lines\nof notes');
      expect(lines).toContain(location);
      expect(description).toContain(`/appointments/${appointmentId}`);
    });
  });
});
