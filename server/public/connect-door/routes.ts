import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { connectApi } from '#shared/api/connect.ts';
import { enterRoom } from './enter-room.ts';
import { getRoom } from './get-room.ts';

export function connectDoorRoutes(services: Services): Handlers<typeof connectApi> {
  return {
    getRoom: ({ params, query }, { findSession }) =>
      getRoom(services, { ...params, ...query }, findSession),
    enterRoom: ({ params, body }, { findSession }) =>
      enterRoom(services, { ...params, ...body }, findSession),
  };
}
