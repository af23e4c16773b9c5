import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { teamApi } from '#shared/api/team.ts';
import { changeTeam, createTeam, deleteTeam } from './change-team.ts';
import { changeTeamPicture } from './change-team-picture.ts';
import { canEditTeam, getTeam } from './get-team.ts';
import { listTeamRows } from './store/teams.ts';

const DEFAULT_PAGE_SIZE = 50;

export function teamRoutes(services: Services): Handlers<typeof teamApi> {
  const { db } = services;
  return {
    listTeams: async ({ query }, { session }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE, search } = query;
      const { rows, total } = await listTeamRows(db, session, { page, pageSize, search });
      const teams = rows.map((row) => ({ ...row, canEdit: canEditTeam(session, row.id) }));
      return { teams, total, page, pageSize };
    },
    createTeam: ({ body }, { session }) => createTeam(services, session, body),
    getTeam: ({ params }, { session }) => getTeam(services, session, params.teamId),
    patchTeam: ({ params, body }, { session }) =>
      changeTeam(services, session, params.teamId, body),
    patchTeamPicture: ({ params, file }, { session }) =>
      changeTeamPicture(services, session, { ...params, file }),
    deleteTeamPicture: ({ params }, { session }) => changeTeamPicture(services, session, params),
    deleteTeam: ({ params }, { session }) => deleteTeam(services, session, params.teamId),
  };
}
