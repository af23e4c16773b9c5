import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import { book, refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { at, halfHours } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const GONE = '409 slot-no-longer-available';

describeApi.both('10. proposals', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  const { offer, times } = offersOf(api, () => host);
  beforeEach(async () => {
    host = await aHost(api.db, { firstname: 'Ada' });
    asHost = await signInAs(api, host);
  });
  const get = async (proposalId: string, client = asHost) => {
    const params = { path: { proposalId } };
    const { data } = await client.GET('/proposal/{proposalId}', { params });
    if (!data) throw new Error('No proposal');
    return data;
  };
  const withdraw = (proposalId: string, client = asHost) =>
    client.POST('/proposal/{proposalId}/withdraw', { params: { path: { proposalId } } });
  const extend = (proposalId: string, holdUntil: string) =>
    asHost.POST('/proposal/{proposalId}/extend', {
      params: { path: { proposalId } },
      body: { holdUntil },
    });
  /** Picks by the proposal's link. */
  const pick = (proposal: Proposal, start: string, changes: object = {}) =>
    book(api.client, {
      meetingTypeId: proposal.meetingType.id,
      start,
      proposal: tokenOf(proposal),
      ...changes,
    });
  const holds = async (meetingType: AMeetingType) => {
    const rows = await api.db.query<{ count: number }>({
      text: `select count(*)::int as count from reservation
        where company_id = $1 and appointment_id is null`,
      values: [meetingType.companyId],
    });
    return rows[0]?.count;
  };
  const without = (...taken: string[]) => halfHours(9, 17).filter((time) => !taken.includes(time));

  describe('hold their times', () => {
    test('10. for the recipient alone, for two days unless it is said', async () => {
      const meeting = await offer();
      const proposal = await propose(asHost, {
        meetingTypeId: meeting.meetingTypeId,
        times: [at('14:00'), at('10:00'), at('10:00')],
        holdUntil: at('12:00'),
      });
      expect(proposal).toMatchObject({
        state: 'open',
        recipient: { name: 'Maya Lindqvist', timezone: 'America/New_York' },
        host: { id: host.hostId, timezone: 'UTC' },
        holdUntil: at('12:00'),
        taken: null,
      });
      expect(proposal.times).toMatchObject([
        { start: at('10:00'), end: at('10:30'), isOutsideHours: false, isFreed: false },
        { start: at('14:00'), end: at('14:30') },
      ]);
      expect(await times(meeting)).toEqual(without('10:00', '14:00'));
      expect(await times(meeting, { proposal: tokenOf(proposal) })).toEqual(halfHours(9, 17));
      // Two days from now it is one o'clock at night in New York: they have until their noon.
      const later = { times: [at('10:00', '2030-01-18')], meetingTypeId: meeting.meetingTypeId };
      expect((await propose(asHost, later)).holdUntil).toBe(at('17:00', '2030-01-09'));
    });

    test('10. no longer than until the last of them begins', async () => {
      const { meetingTypeId } = await offer();
      const wish = { meetingTypeId, times: [at('10:00'), at('11:00')] };
      expect(await propose(asHost, wish)).toMatchObject({
        holdUntil: at('11:00'),
        holdAtMost: at('11:00'),
      });
    });

    test('10. all of them, or none and it says which have gone', async () => {
      const meeting = await offer();
      await book(api.client, { meetingTypeId: meeting.meetingTypeId, start: at('10:00') });
      const refused = await refusalOf(
        propose(asHost, {
          meetingTypeId: meeting.meetingTypeId,
          times: [at('09:00'), at('10:15'), at('20:00')],
        }),
      );
      expect(refused.code).toBe('proposed-times-gone');
      expect(refused.body.fields).toMatchObject([{ path: 'times.1', code: 'appointment' }]);
      expect(await times(meeting)).toEqual(without('10:00'));
      expect(await holds(meeting)).toBe(0);
    });

    test('10. close together or over each other, for one of them will be taken', async () => {
      const meeting = await offer({ bufferBeforeMinutes: 10, bufferAfterMinutes: 10 });
      const proposal = await propose(asHost, {
        meetingTypeId: meeting.meetingTypeId,
        times: [at('10:00'), at('10:30'), at('10:45'), at('12:00')],
      });
      expect(proposal.times).toHaveLength(4);
      expect(await times(meeting)).toEqual(
        without('09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'),
      );
      await pick(proposal, at('10:45'));
      expect(await times(meeting)).toEqual(without('10:00', '10:30', '11:00', '11:30'));
      expect(await holds(meeting)).toBe(0);
    });

    test('10. once for the same key, whatever the clock says meanwhile', async () => {
      const { meetingTypeId } = await offer();
      const wish = { meetingTypeId, times: [at('10:00')] };
      const first = await propose(asHost, wish, 'one-key-of-mine');
      expect(await propose(asHost, wish, 'one-key-of-mine')).toEqual(first);
      const other = propose(asHost, { ...wish, times: [at('11:00')] }, 'one-key-of-mine');
      expect(await refusedWith(other)).toBe('422 idempotency-key-reused');
    });

    test('10. in the list of why a start is blocked', async () => {
      const meeting = await offer();
      await propose(asHost, { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] });
      const { data } = await asHost.GET('/booking-availability', {
        params: {
          query: {
            ...{ meetingTypeId: meeting.meetingTypeId, timezone: 'UTC', troubleshoot: true },
            ...{ start: at('00:00'), end: at('23:59') },
          },
        },
      });
      const spots = data?.dates.flatMap((date) => date.spots) ?? [];
      const blocked = spots.find(({ startTime }) => startTime === at('10:00'));
      expect(blocked?.unavailabilityEvents).toMatchObject([{ type: 'hold' }]);
    });

    test.each([
      ['is over', { holdUntil: at('05:00') }, 'holdUntil', 'too-early'],
      ['is weeks away', { holdUntil: at('06:00', '2030-01-22') }, 'holdUntil', 'too-late'],
      ['is for a start that has passed', { times: [at('05:00')] }, 'times.0', 'in-the-past'],
      ['is for a part of a minute', { times: ['2030-01-07T10:00:30Z'] }, 'times.0', 'offGrid'],
    ])('10. but nothing that %s', async (_, changes, path, code) => {
      const { meetingTypeId } = await offer();
      const wish = { meetingTypeId, times: [at('10:00', '2030-02-01')], ...changes };
      const refused = await refusalOf(propose(asHost, wish));
      expect(refused.code).toBe('validation-failed');
      expect(refused.body.fields).toMatchObject([{ path, code }]);
    });

    test('10. of a host in number no more than are allowed at once, whoever proposes', async () => {
      const colleague = await aHost(api.db, { role: 'member' }, host);
      const { meetingTypeId } = await offer({}, [host, colleague]);
      const asColleague = await signInAs(api, colleague);
      const ten = (day: number) =>
        Array.from({ length: 10 }, (_, index) =>
          new Date(Date.parse(at('09:00', `2030-01-0${day}`)) + index * 1_800_000).toISOString(),
        );
      const made = [
        await propose(asHost, { meetingTypeId, times: ten(8) }),
        await propose(asColleague, { meetingTypeId, times: ten(9) }),
        await propose(asHost, { meetingTypeId, times: ten(7) }),
      ];
      const more = { meetingTypeId, times: [at('16:00', '2030-01-09')] };
      expect(await refusedWith(propose(asColleague, more))).toBe('409 too-many-held-times');
      // Whose time is held can end that, although it was not them who proposed.
      await withdraw(made[1]?.id ?? '');
      await propose(asColleague, more);
    });
  });

  describe('offer what nobody else can book', () => {
    test('10. outside the hours, off the grid and too near, on purpose', async () => {
      const meeting = await offer({ minNoticeMinutes: 1440 });
      const starts = [at('07:10'), at('10:05'), at('20:00')];
      const proposal = await propose(asHost, {
        meetingTypeId: meeting.meetingTypeId,
        times: starts,
      });
      expect(proposal.times.every(({ isOutsideHours }) => isOutsideHours)).toBe(true);
      const asked = { start: at('00:00'), end: at('23:59'), starts };
      const shown = { proposal: tokenOf(proposal) };
      expect(await times(meeting, { ...asked, ...shown })).toEqual(['07:10', '10:05', '20:00']);
      expect(await times(meeting, shown)).toEqual(['07:10', '10:05', '20:00']);
      expect(await times(meeting, asked)).toEqual([]);
      const { meetingTypeId } = meeting;
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('20:00') }))).toBe(
        '400 start-not-bookable',
      );
      await pick(proposal, at('20:00'));
    });

    test('10. never over what takes their time', async () => {
      const meeting = await offer();
      await book(api.client, { meetingTypeId: meeting.meetingTypeId, start: at('10:00') });
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('09:45')] };
      expect(await refusedWith(propose(asHost, wish))).toBe('409 proposed-times-gone');
    });

    test('10. not once it has begun, nor when it is over', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('07:10'), at('20:00')] };
      const proposal = await propose(asHost, { ...wish, holdUntil: at('12:00') });
      api.clock.set(at('07:11'));
      expect(await refusedWith(pick(proposal, at('07:10')))).toBe('400 start-not-bookable');
      api.clock.set(at('12:00'));
      expect(await refusedWith(pick(proposal, at('20:00')))).toBe('409 proposal-closed');
    });

    test('10. although hours, notice and limits have changed since', async () => {
      const meeting = await offer({ limits: { day: { count: 1 } } });
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00'), at('11:00')] };
      const proposal = await propose(asHost, wish);
      await api.db.query({
        text: `update schedule set weekly = '[[],[],[],[],[],[],[]]' where company_id = $1`,
        values: [host.companyId],
      });
      expect(await times(meeting)).toEqual([]);
      expect(await times(meeting, { proposal: tokenOf(proposal) })).toEqual(['10:00', '11:00']);
      await pick(proposal, at('11:00'));
    });
  });

  describe('are picked', () => {
    test('10. once: the others are free with the same commit', async () => {
      const meeting = await offer();
      const starts = [at('10:00'), at('11:00'), at('12:00')];
      const proposal = await propose(asHost, {
        meetingTypeId: meeting.meetingTypeId,
        times: starts,
      });
      const booked = await pick(proposal, at('11:00'), { attendee: { fullname: 'Olga' } });
      expect(await times(meeting)).toEqual(without('11:00'));
      expect(await holds(meeting)).toBe(0);
      expect(await get(proposal.id)).toMatchObject({
        state: 'taken',
        taken: {
          appointmentId: booked.appointmentId,
          start: at('11:00'),
          name: 'Olga',
          isCancelled: false,
        },
      });
      const path = { appointmentId: booked.appointmentId };
      const told = await asHost.GET('/appointments/{appointmentId}', { params: { path } });
      expect(told.data?.history).toMatchObject([{ by: 'attendee', change: { kind: 'picked' } }]);
      expect(await refusedWith(pick(proposal, at('10:00')))).toBe('409 proposal-taken');
      await book(api.client, { meetingTypeId: meeting.meetingTypeId, start: at('10:00') });
    });

    test('10. also another time of the calendar, and it is over then too', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00'), at('11:00')] };
      const proposal = await propose(asHost, wish);
      await pick(proposal, at('15:00'));
      expect(await times(meeting)).toEqual(without('15:00'));
      expect((await get(proposal.id)).state).toBe('taken');
    });

    test('10. with a key, the same again is answered with the first appointment', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] };
      const request = {
        ...wish,
        start: at('10:00'),
        proposal: tokenOf(await propose(asHost, wish)),
      };
      const { times: _, ...asked } = request;
      const first = await book(api.client, asked, 'a-key-of-the-visitor');
      expect(await book(api.client, asked, 'a-key-of-the-visitor')).toEqual(first);
    });

    test('10. never by looking: whoever opens the link changes nothing', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] };
      const proposal = await propose(asHost, wish);
      const token = tokenOf(proposal);
      const look = () => api.client.GET('/proposal/offer/{token}', { params: { path: { token } } });
      const { data } = await look();
      await look();
      expect(data).toEqual({
        ...{ state: 'open', meetingTypeId: meeting.meetingTypeId, durationMinutes: 30 },
        ...{ channel: null, hostName: expect.stringContaining('Ada'), language: 'en' },
        ...{ timezone: 'America/New_York', times: [at('10:00')], holdUntil: at('10:00') },
        ...{ resourceChannelId: null, beingPaidUntil: null },
      });
      expect(JSON.stringify(data)).not.toMatch(/maya/i);
      expect(await get(proposal.id)).toEqual(proposal);
      await pick(proposal, at('10:00'), { attendee: { email: 'forwarded@visitor.test' } });
    });

    test('10. by a link of this meeting type alone, and by one that there is', async () => {
      const [meeting, other] = [await offer(), await offer()];
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] };
      const proposal = await propose(asHost, wish);
      const elsewhere = pick(proposal, at('10:00'), { meetingTypeId: other.meetingTypeId });
      expect(await refusedWith(elsewhere)).toBe('403 link-invalid');
      const unknown = pick(proposal, at('10:00'), { proposal: 'x'.repeat(22) });
      expect(await refusedWith(unknown)).toBe('403 link-invalid');
      expect(await times(other, { proposal: tokenOf(proposal) })).toEqual(without('10:00'));
    });

    test('10. and wait for a confirmation where one is needed; declined, it stays taken', async () => {
      const meeting = await offer({ settings: { hostConfirmation: true } });
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00'), at('11:00')] };
      const proposal = await propose(asHost, wish);
      const booked = await pick(proposal, at('10:00'));
      expect(booked.bookingType).toBe('host-confirmation');
      expect(await times(meeting)).toEqual(without('10:00'));
      const cancelled = { path: { appointmentId: booked.appointmentId } };
      await asHost.POST('/booking/cancel/{appointmentId}', { params: cancelled, body: {} });
      expect(await get(proposal.id)).toMatchObject({
        state: 'taken',
        taken: { isCancelled: true },
      });
      expect(await times(meeting)).toEqual(halfHours(9, 17));
    });

    test('10. and told to who proposed them where it is a colleague’s appointment', async () => {
      const colleague = await aHost(api.db, { role: 'member' }, host);
      const meeting = await offer({ calculationMethod: 'anyone' }, [host, colleague]);
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] };
      await pick(await propose(asHost, wish), at('10:00'));
      const hostIds = [colleague.hostId];
      await pick(await propose(asHost, { ...wish, hostIds }), at('10:00'));
      await api.runJobs();
      const told = api.mailbox
        .to(host.email)
        .filter(({ subject }) => subject.includes('has chosen a time'));
      expect(told).toHaveLength(1);
    });
  });

  describe('end', () => {
    test('10. to the second, whether or not anybody has swept', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('16:00')] };
      const proposal = await propose(asHost, { ...wish, holdUntil: at('09:30') });
      const asAnybody = () =>
        book(api.client, { meetingTypeId: meeting.meetingTypeId, start: at('16:00') });
      api.clock.set('2030-01-07T09:29:59.999Z');
      expect(await refusedWith(asAnybody())).toBe(GONE);
      expect((await get(proposal.id)).state).toBe('open');
      api.clock.set('2030-01-07T09:30:00.000Z');
      expect((await get(proposal.id)).state).toBe('expired');
      await asAnybody();
      expect(await refusedWith(pick(proposal, at('16:00')))).toBe(GONE);
    });

    test('10. and are swept when their time has come, not before', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('16:00')] };
      const proposal = await propose(asHost, { ...wish, holdUntil: at('09:30') });
      await extend(proposal.id, at('10:00'));
      api.clock.set(at('09:45'));
      await api.runDueJobs();
      expect(await holds(meeting)).toBe(1);
      await extend(proposal.id, at('10:30'));
      api.clock.set(at('10:30'));
      await api.runDueJobs();
      expect(await holds(meeting)).toBe(0);
      expect(await get(proposal.id)).toMatchObject({ state: 'expired', closedAt: at('10:30') });
    });

    test('10. later where they are extended: at most two weeks after they were made', async () => {
      const { meetingTypeId } = await offer();
      const wish = { meetingTypeId, times: [at('10:00', '2030-02-01')] };
      const proposal = await propose(asHost, wish);
      const fields = async (call: Promise<unknown>) => (await refusalOf(call)).body.fields;
      expect(await fields(extend(proposal.id, at('07:00')))).toMatchObject([{ code: 'too-early' }]);
      expect(await fields(extend(proposal.id, at('07:00', '2030-01-21')))).toMatchObject([
        { code: 'too-late' },
      ]);
      await extend(proposal.id, at('06:00', '2030-01-21'));
      const stale = asHost.POST('/proposal/{proposalId}/extend', {
        params: { path: { proposalId: proposal.id } },
        body: { holdUntil: at('06:00', '2030-01-21'), was: { holdUntil: proposal.holdUntil } },
      });
      expect(await refusedWith(stale)).toBe('409 changed-meanwhile');
      api.clock.set(at('05:59', '2030-01-21'));
      await pick(proposal, at('10:00', '2030-02-01'));
    });

    test('10. by being withdrawn: free at once, and the link leads to the calendar', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00'), at('20:00')] };
      const proposal = await propose(asHost, wish);
      await withdraw(proposal.id);
      await withdraw(proposal.id);
      expect((await get(proposal.id)).state).toBe('withdrawn');
      expect(await times(meeting, { proposal: tokenOf(proposal) })).toEqual(halfHours(9, 17));
      expect(await refusedWith(pick(proposal, at('20:00')))).toBe('409 proposal-closed');
      await pick(proposal, at('10:00'));
      expect((await get(proposal.id)).state).toBe('withdrawn');
    });

    test('10. while its meeting type is closed nobody picks, and the hold stays', async () => {
      const meeting = await offer();
      const { meetingTypeId } = meeting;
      const proposal = await propose(asHost, { meetingTypeId, times: [at('10:00')] });
      const open = (enabled: boolean) =>
        api.db.query({
          text: 'update meeting_type set enabled = $2 where id = $1',
          values: [meetingTypeId, enabled],
        });
      await open(false);
      expect(await refusedWith(pick(proposal, at('10:00')))).toBe('404 meeting-type-disabled');
      expect(await holds(meeting)).toBe(1);
      await open(true);
      await pick(proposal, at('10:00'));
    });

    test('10. with their meeting type, where that is deleted', async () => {
      const meeting = await offer();
      await propose(asHost, { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] });
      await api.db.query({
        text: 'update meeting_type set archived_at = now() where id = $1',
        values: [meeting.meetingTypeId],
      });
      expect(await holds(meeting)).toBe(1);
      await asHost.DELETE('/meeting-type/{meetingTypeId}', {
        params: { path: { meetingTypeId: meeting.meetingTypeId }, query: {} },
      });
      expect(await holds(meeting)).toBe(0);
    });

    test('10. with the membership of who proposed them', async () => {
      const colleague = await aHost(api.db, { role: 'member' }, host);
      const meeting = await offer({}, [host, colleague]);
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00')] };
      const proposal = await propose(await signInAs(api, colleague), wish);
      await asHost.DELETE('/company/team-member/{userId}', {
        params: { path: { userId: colleague.hostId } },
        body: { appointments: { colleagueId: null }, meetingTypes: { colleagueId: null } },
      });
      expect((await get(proposal.id)).state).toBe('withdrawn');
      expect(await times(meeting)).toEqual(halfHours(9, 17));
    });

    test('10. for a time over which the host goes away', async () => {
      const meeting = await offer();
      const wish = { meetingTypeId: meeting.meetingTypeId, times: [at('10:00'), at('14:00')] };
      const proposal = await propose(asHost, wish);
      await api.db.query({
        text: `insert into busy_time (company_id, id, host_id, kind, starts_at, ends_at)
          values ($1, gen_random_uuid(), $2, 'out-of-office', $3, $4)`,
        values: [host.companyId, host.hostId, at('09:00'), at('12:00')],
      });
      expect(await refusedWith(pick(proposal, at('10:00')))).toBe(GONE);
      await pick(proposal, at('14:00'));
    });
  });
});
