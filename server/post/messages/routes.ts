import type { Handlers } from '#server/platform/http/handlers.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { accountKeys, kindsAbout } from '#server/post/messages/kinds.ts';
import type { mailLogApi } from '#shared/api/mail-log.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findMail, listMails, toMail } from './store.ts';

const DEFAULT_PAGE_SIZE = 25;

export function mailLogRoutes({ db }: Services): Handlers<typeof mailLogApi> {
  return {
    listMails: async ({ query }, { session }) => {
      const { page = 1, pageSize = DEFAULT_PAGE_SIZE, search, status, topic } = query;
      const kinds = topic && kindsAbout(topic);
      const wanted = { search, status, kinds, except: hiddenFrom(session) };
      const found = await listMails(db, session.companyId, wanted, { page, pageSize });
      return { ...found, page, pageSize };
    },
    getMail: async ({ params }, { session }) => {
      const mail = await findMail(db, session.companyId, params.mailId);
      const isTheirs = mail && !hiddenFrom(session).includes(mail.kind);
      return isTheirs ? toMail(mail) : refuse('not-found', 'There is no such mail');
    },
  };
}

/** An admin is not told the link that would make them the owner. */
function hiddenFrom(session: Session): readonly string[] {
  return reachOf(session, 'account-mail:read') === undefined ? accountKeys : [];
}
