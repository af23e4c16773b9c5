import type { Handlers } from '#server/http/handlers.ts';
import type { Services } from '#server/kernel/services.ts';
import { kindsAbout } from '#server/messages/kinds.ts';
import type { mailLogApi } from '#shared/api/mail-log.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findMail, listMails, toMail } from './store.ts';

const DEFAULT_PAGE_SIZE = 25;

export function mailLogRoutes({ db }: Services): Handlers<typeof mailLogApi> {
  return {
    listMails: async ({ query }, { session }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE, search, status, topic } = query;
      const wanted = { search, status, kinds: topic && kindsAbout(topic) };
      const found = await listMails(db, session.companyId, wanted, { page, pageSize });
      return { ...found, page, pageSize };
    },
    getMail: async ({ params }, { session }) => {
      const mail = await findMail(db, session.companyId, params.mailId);
      return toMail(mail ?? refuse('not-found', 'There is no such mail'));
    },
  };
}
