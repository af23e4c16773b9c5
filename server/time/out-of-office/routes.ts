import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { outOfOfficeApi } from '#shared/api/out-of-office.ts';
import { countGone } from './gone-statement.ts';
import { listAway, listAwayAppointments, listDelegates, toInterval } from './list-away.ts';
import { reachAwayHost, reachPeriod } from './reach-away.ts';
import { changeAway, createAway } from './save-away.ts';
import { deletePeriod } from './store.ts';

export function outOfOfficeRoutes(services: Services): Handlers<typeof outOfOfficeApi> {
  const { db } = services;
  return {
    listOutOfOffice: async ({ query }, { session }) => ({
      periods: await listAway(services, await reachAwayHost(db, session, query.hostId)),
    }),
    listAwayAppointments: async ({ query: { hostId, ...days } }, { session }) =>
      listAwayAppointments(services, await reachAwayHost(db, session, hostId), days),
    listDelegates: async ({ query }, { session }) => ({
      delegates: await listDelegates(db, await reachAwayHost(db, session, query.hostId)),
    }),
    createOutOfOffice: async ({ body: { hostId, ...asked } }, { session }) =>
      createAway(services, session, await reachAwayHost(db, session, hostId), asked),
    patchOutOfOffice: async ({ params, body }, { session }) => {
      const { id, hostId } = await reachPeriod(db, session, params.outOfOfficeId);
      return changeAway(services, session, await reachAwayHost(db, session, hostId), id, body);
    },
    deleteOutOfOffice: async ({ params }, { session }) => {
      const period = await reachPeriod(db, session, params.outOfOfficeId);
      return db.transaction(async (tx) => {
        const gone = await countGone(tx, period, toInterval(period));
        await deletePeriod(tx, period);
        return { deleted: true, gone };
      });
    },
  };
}
