import { describe, expect, it } from 'vitest';
import { afterBooking } from './after-booking.ts';

const reply = {
  appointmentId: 'a1',
  secret: 's1',
  redirectUrl: null,
  bookingType: 'confirmed',
} as const;
const context = {
  meetingName: 'Intro',
  startIso: '2030-05-24T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
  language: 'de',
  email: 'ada@example.com',
  isBasicTier: false,
};

describe('afterBooking', () => {
  it('shows the appointment with its secret', () => {
    expect(afterBooking(reply, context)).toEqual({
      url: '/appointment/a1?secret=s1&lang=de',
      isOwn: true,
    });
  });

  it('goes to the redirect URL where there is one', () => {
    const redirectUrl = 'https://example.com/thanks?x=1';
    expect(afterBooking({ ...reply, redirectUrl }, context)).toEqual({
      url: redirectUrl,
      isOwn: false,
    });
  });

  it("adds the attendee's e-mail to the redirect's query on tier BASIC", () => {
    const redirectUrl = 'https://example.com/thanks';
    expect(afterBooking({ ...reply, redirectUrl }, { ...context, isBasicTier: true }).url).toBe(
      'https://example.com/thanks?email=ada%40example.com',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a url'])(
    'never follows %s',
    (redirectUrl) => {
      expect(afterBooking({ ...reply, redirectUrl }, context).isOwn).toBe(true);
    },
  );

  it.each([
    ['double-opt-in', 'guest'],
    ['host-confirmation', 'host'],
  ] as const)('shows the success page while %s is awaited', (bookingType, doi) => {
    const url = new URL(
      afterBooking({ ...reply, bookingType }, context).url,
      'https://kalends.test',
    );
    expect(url.pathname).toBe('/appointment/success');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      when: context.startIso,
      what: 'Intro',
      doi,
      lang: 'de',
      timezone: 'Europe/Berlin',
    });
  });
});
