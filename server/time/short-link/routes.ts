import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { shortLinkApi } from '#shared/api/short-link.ts';
import {
  changeOneTimeLink,
  changeShortLink,
  withdrawOneTimeLink,
  withdrawShortLink,
} from './change-link.ts';
import { createOneTimeLink } from './create-one-time-link.ts';
import { createShortLink } from './create-short-link.ts';
import { getShortLink } from './get-short-link.ts';
import { listOneTimeLinks, listShortLinks } from './list-links.ts';
import { getOneTimeLink, type LoadMeetingPage } from './one-time-link.ts';

export function shortLinkRoutes(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl'> & {
    readonly loadMeetingPage: LoadMeetingPage;
  },
): Handlers<typeof shortLinkApi> {
  return {
    listShortLinks: ({ query }, { session }) => listShortLinks(services, session, query),
    changeShortLink: ({ params, body }, { session }) =>
      changeShortLink(services, session, { ...params, ...body }),
    withdrawShortLink: ({ params }, { session }) =>
      withdrawShortLink(services, session, params.linkId),
    listOneTimeLinks: ({ query }, { session }) => listOneTimeLinks(services, session, query),
    changeOneTimeLink: ({ params, body }, { session }) =>
      changeOneTimeLink(services, session, { linkId: params.oneTimeLinkId, ...body }),
    withdrawOneTimeLink: ({ params }, { session }) =>
      withdrawOneTimeLink(services, session, params.oneTimeLinkId),
    createShortLink: ({ body }, { session }) => createShortLink(services, session, body),
    getShortLink: ({ params }) =>
      getShortLink({ ...services, db: services.db.reads }, params.linkId),
    createOneTimeLink: ({ params, body }, { session }) =>
      createOneTimeLink(services, session, { ...params, ...body }),
    getOneTimeLink: ({ params, query }) => getOneTimeLink(services, params.linkId, query.host),
  };
}
