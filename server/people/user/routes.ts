import { requestEmailChange } from '#server/people/account-link/request-email-change.ts';
import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import type { userApi } from '#shared/api/user.ts';
import type { waysToMeetApi } from '#shared/api/ways-to-meet.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changePicture } from './change-picture.ts';
import { changeDisableOverLimit, changeLimits, changeUser, setPicture } from './change-user.ts';
import { changeWaysToMeet } from './change-ways-to-meet.ts';
import { getWaysToMeet } from './get-ways-to-meet.ts';
import { reachUser } from './reach-user.ts';
import type { UserKey } from './store.ts';

export function userRoutes(
  services: PasswordServices & Services,
): Handlers<typeof userApi & typeof waysToMeetApi> {
  const { db, clock } = services;
  const reach = async (session: Session, idOrEmail: string): Promise<UserKey> => {
    const { id } = await reachUser(db, session, 'user:edit', idOrEmail);
    return { companyId: session.companyId, id };
  };
  return {
    patchOwnUser: ({ body }, { session }) => changeUser(db, self(session), body),
    patchOwnLanguage: ({ body }, { session }) => changeUser(db, self(session), body),
    patchOwnAttributes: ({ body }, { session }) => changeUser(db, self(session), body),
    patchOwnEmail: async ({ body }, { headers }) => {
      const { userId } = await checkPassword(services, headers, body.password);
      return requestEmailChange(services, { userId, email: body.email });
    },
    patchOwnPassword: ({ body }, { headers }) => changeOwnPassword(services, { ...body, headers }),
    patchOwnLimits: ({ body }, { session }) => changeLimits(db, self(session), body),
    patchOwnDisableOverLimit: ({ body }, { session }) =>
      changeDisableOverLimit(db, self(session), body.disableOverLimit),
    getUser: ({ params }, { session }) => reachUser(db, session, 'user:read', params.user),
    patchUser: async ({ params, body }, { session }) =>
      changeUser(db, await reach(session, params.user), body),
    patchLimits: async ({ params, body }, { session }) =>
      changeLimits(db, await reach(session, params.user), body),
    patchOwnPicture: ({ file }, { session }) => changePicture(services, self(session), file),
    deleteOwnPicture: (_, { session }) => setPicture(db, self(session), null),
    patchPicture: async ({ params, file }, { session }) =>
      changePicture(services, await reach(session, params.user), file),
    deletePicture: async ({ params }, { session }) =>
      setPicture(db, await reach(session, params.user), null),
    getWaysToMeet: async ({ params }, { session }) =>
      getWaysToMeet(db, await reach(session, params.user), clock.nowMs()),
    patchOwnWaysToMeet: ({ body }, { session }) =>
      changeWaysToMeet(db, self(session), body, clock.nowMs()),
    patchWaysToMeet: async ({ params, body }, { session }) =>
      changeWaysToMeet(db, await reach(session, params.user), body, clock.nowMs()),
  };
}

function self({ companyId, hostId }: Session): UserKey {
  return { companyId, id: hostId };
}
