import type { Connection } from '#shared/api/connection.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { cursorPlace } from '#shared/react/list/address-parts.ts';
import { byCursor, defineList, renamed } from '#shared/react/list/define-list.ts';
import { ListBody } from '#shared/react/list/list-body.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { useReadText } from './connection-state.tsx';
import { markOf, useServiceName } from './service-words.ts';

const PAGE_SIZE = 20;

const everybodysList = defineList({
  address: { everybody: cursorPlace },
  useData: ({ everybody: cursor }) =>
    api.useData('get', '/connections', {
      params: { query: { of: 'company', pageSize: PAGE_SIZE, cursor } },
    }).data,
  read: ({ connections, ...reply }) => ({
    rows: connections,
    paging: renamed(byCursor(reply), ({ cursor }) => ({ everybody: cursor })),
  }),
  toId: ({ id }) => id,
  toName: ({ hostName }) => hostName,
});

/**
 * How the calendars of everybody are, those that close their host's time first: never whose account they are, or
 * what is in them.
 */
export function CompanyCalendars() {
  const t = useTexts('integrations');
  const list = useList(everybodysList);
  const nowMs = useNow() * 60_000;
  return (
    <ListBody
      list={list}
      empty={<p className="card px-4 py-5 text-soft text-sm sm:px-6">{t('everybody.none')}</p>}
      label={t('everybody.title')}
    >
      {(connection) => (
        <div className="py-3 sm:px-2">
          <Row connection={connection} nowMs={nowMs} />
        </div>
      )}
    </ListBody>
  );
}

interface RowProps {
  readonly connection: Connection;
  readonly nowMs: number;
}

function Row({ connection, nowMs }: RowProps) {
  const t = useTexts('integrations');
  const { moment } = useFormats();
  const serviceName = useServiceName();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-sm">
      <div className="flex min-w-0 gap-3">
        <img src={markOf(connection)} alt="" width="24" height="24" className="mt-0.5" />
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{connection.hostName}</h3>
          <p className="text-soft">
            {serviceName(connection)}
            {' · '}
            {t('calendars.since', { when: moment(connection.connectedAt, nowMs) })}
          </p>
        </div>
      </div>
      <State connection={connection} nowMs={nowMs} />
    </div>
  );
}

function State({ connection, nowMs }: RowProps) {
  const t = useTexts('integrations');
  const { moment } = useFormats();
  const readText = useReadText(nowMs);
  const { isPaused, trouble, readAt, closesSince } = connection;
  if (isPaused) return <p className="text-soft">{t('everybody.paused')}</p>;
  if (!trouble) {
    return (
      <p className="flex items-center gap-1.5 text-soft">
        {readAt !== null && <Icon name="check" className="size-4 text-success" />}
        {readText(readAt)}
      </p>
    );
  }
  return (
    <div className={`max-w-prose text-pretty ${closesSince ? 'text-danger' : 'text-held'}`}>
      <p>
        {t(`troubles.${trouble.kind}.what`)}{' '}
        <span className="whitespace-nowrap">
          {t('troubles.since', { when: moment(trouble.since, nowMs) })}
        </span>
      </p>
      {closesSince && <p>{t('everybody.closes')}</p>}
    </div>
  );
}
