import { MAIL_STATUSES, MAIL_TOPICS } from '#shared/domain/mails/topics.ts';
import { filterOf, openPart, pagePlace, searchText } from '#shared/react/list/address-parts.ts';
import { byPage, defineList } from '#shared/react/list/define-list.ts';
import type { ListOf } from '#shared/react/list/use-list.ts';
import { api } from '#site/office/api.ts';

const PAGE_SIZE = 25;

export const mailsList = defineList({
  address: {
    search: searchText,
    status: filterOf(MAIL_STATUSES),
    topic: filterOf(MAIL_TOPICS),
    page: pagePlace,
    /** The one that is read. */
    mail: openPart,
  },
  useData: ({ page, search, status, topic }) =>
    api.useData('get', '/mail-log', {
      params: { query: { page, pageSize: PAGE_SIZE, search: search || undefined, status, topic } },
    }).data,
  read: ({ mails, ...reply }) => ({ rows: mails, total: reply.total, paging: byPage(reply) }),
  toId: ({ id }) => id,
  toName: ({ subject, to }) => `${subject}, ${to}`,
  keepsSelection: true,
});

export type MailsList = ListOf<typeof mailsList>;
