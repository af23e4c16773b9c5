import { randomUUID } from 'node:crypto';
import { roomKey } from '#server/platform/kernel/secret.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { SECRET } from '../api.ts';
import { changesOn } from '../api-changes.ts';
import { at } from '../api-slots.ts';
import { mailedConfirmationId } from '../confirmation-id.ts';
import type { Scenario } from './world.ts';

const aDay = { enable: true, mode: 'days', duration: 1 } as const;

/** What is wrong with a change to an appointment. */
export const refusalsOfChanges = {
  'appointment-not-found': ({ api }) => changesOn(api).initiate('cancel', randomUUID()),
  'appointment-cancelled': async (world) => {
    const { cancel } = changesOn(world.api);
    const booked = await world.book(await world.offer());
    await cancel(booked);
    return cancel(booked);
  },
  'appointment-past': async (world) => {
    const booked = await world.book(await world.offer());
    world.api.clock.set(at('10:00'));
    return changesOn(world.api).cancel(booked);
  },
  // Its room opens ten minutes before.
  'room-closed': async (world) => {
    const { appointmentId } = await world.book(await world.offer());
    const [attendeeId = ''] = await changesOn(world.api).attendeesOf(appointmentId);
    const body = { key: roomKey(SECRET, attendeeId), name: 'Maya' };
    const params = { path: { roomId: appointmentId } };
    return world.api.client.POST('/connect/{roomId}/enter', { params, body });
  },
  'too-early-to-be-late': async (world) => {
    const booked = await world.book(await world.offer());
    return changesOn(world.api).sayLate(booked, 10);
  },
  'said-late-too-often': async (world) => {
    const booked = await world.book(await world.offer());
    world.api.clock.set(at('09:30'));
    const { sayLate } = changesOn(world.api);
    for (const minutes of [5, 10, 15, 5, 10, 15] as const) await sayLate(booked, minutes);
    return sayLate(booked, 5);
  },
  'link-invalid': async (world) => {
    const booked = await world.book(await world.offer());
    return changesOn(world.api).cancel({ ...booked, secret: 'x'.repeat(43) });
  },
  'too-late-to-cancel': async (world) => {
    const offered = await world.offer({ settings: { cancellationPolicy: aDay } });
    return changesOn(world.api).cancel(await world.book(offered));
  },
  'too-late-to-reschedule': async (world) => {
    const offered = await world.offer({ settings: { reschedulingPolicy: aDay } });
    return changesOn(world.api).reschedule(await world.book(offered), at('14:00'));
  },
  'provisional-expired': async (world) => {
    const { api } = world;
    const booked = await world.book(await world.offer({ settings: { doubleOptIn: true } }));
    const id = await mailedConfirmationId(api, 'attendee-opt-in', booked);
    api.clock.advance({ days: 2 });
    return api.client.GET('/booking/confirm-provisional-booking', { params: { query: { id } } });
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
