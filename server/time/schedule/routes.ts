import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { scheduleApi } from '#shared/api/schedule.ts';
import { changeSchedule, changeScheduleDates } from './change-schedule.ts';
import { createSchedule, duplicateSchedule } from './create-schedule.ts';
import { deleteSchedule } from './delete-schedule.ts';
import { loadSchedule, loadSchedules } from './load-schedules.ts';
import { moveZone } from './move-zone.ts';
import { reachHost, reachSchedule } from './reach-schedule.ts';

export function scheduleRoutes(services: Services): Handlers<typeof scheduleApi> {
  const { db } = services;
  return {
    listSchedules: async ({ query }, { session }) => ({
      schedules: await loadSchedules(services, await reachHost(db, session, query.hostId)),
    }),
    getSchedule: async ({ params }, { session }) =>
      loadSchedule(services, await reachSchedule(db, session, params.scheduleId)),
    createSchedule: async ({ body: { hostId, ...asked } }, { session }) =>
      createSchedule(services, await reachHost(db, session, hostId), asked),
    patchSchedule: async ({ params, body }, { session }) =>
      changeSchedule(services, await reachSchedule(db, session, params.scheduleId), body),
    patchScheduleDates: async ({ params, body }, { session }) =>
      changeScheduleDates(
        services,
        await reachSchedule(db, session, params.scheduleId),
        body.dates,
      ),
    duplicateSchedule: async ({ params, body }, { session }) =>
      duplicateSchedule(services, await reachSchedule(db, session, params.scheduleId), body.name),
    moveScheduleZone: async ({ body: { hostId, ...zones } }, { session }) => ({
      schedules: await moveZone(services, await reachHost(db, session, hostId), zones),
    }),
    deleteSchedule: async ({ params }, { session }) => {
      await deleteSchedule(services, await reachSchedule(db, session, params.scheduleId));
      return { deleted: true };
    },
  };
}
