import {
  isMailStatus,
  isMailTopic,
  type MailStatus,
  type MailTopic,
} from '#shared/domain/mails/topics.ts';

/** Which mails are shown, as the address says it. */
export interface MailsQuery {
  readonly page: number;
  readonly search: string;
  readonly status: MailStatus | undefined;
  readonly topic: MailTopic | undefined;
  /** The one that is open. */
  readonly mail: string | undefined;
}

/** `{ page: '2', search: 'maya' } → { page: 2, search: 'maya', … }`; what makes no sense is left out. */
export function readQuery(search: Readonly<Record<string, unknown>>): MailsQuery {
  const page = Number(search.page);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: typeof search.search === 'string' ? search.search.trim().slice(0, 100) : '',
    status: isMailStatus(search.status) ? search.status : undefined,
    topic: isMailTopic(search.topic) ? search.topic : undefined,
    mail: typeof search.mail === 'string' ? search.mail : undefined,
  };
}

/** The same as an address has it: what goes without saying is not said. */
export function writeQuery(query: MailsQuery): Record<string, string | undefined> {
  return {
    page: query.page > 1 ? String(query.page) : undefined,
    search: query.search || undefined,
    status: query.status,
    topic: query.topic,
    mail: query.mail,
  };
}

/** Whether some mails are left out. */
export function isNarrowed({ search, status, topic }: MailsQuery): boolean {
  return search !== '' || status !== undefined || topic !== undefined;
}
