import { useState } from 'react';
import type { Connection } from '#shared/api/connection.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { useReadText } from './connection-state.tsx';
import { markOf, useServiceName } from './service-words.ts';

/** So many are shown, and so many more at a time. */
const AT_ONCE = 20;

/** How the calendars of everybody are: never whose account they are, or what is in them. */
export function CompanyCalendars() {
  const t = useTexts('integrations');
  const { data } = api.useData('get', '/connections', { params: { query: { of: 'company' } } });
  const [shown, setShown] = useState(AT_ONCE);
  const nowMs = useNow() * 60_000;
  const connections = data.connections.toSorted(worstFirst);
  const left = connections.length - shown;
  if (connections.length === 0) {
    return <p className="px-4 py-5 text-soft text-sm sm:px-6">{t('everybody.none')}</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {connections.slice(0, shown).map((connection) => (
          <li key={connection.id} className="px-4 py-3 sm:px-6">
            <Row connection={connection} nowMs={nowMs} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="border-line border-t px-4 py-3 sm:px-6">
          <Button tone="quiet" onClick={() => setShown(shown + AT_ONCE)}>
            {t('everybody.more', { count: Math.min(left, AT_ONCE) })}
          </Button>
        </div>
      )}
    </>
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

/** Those that close their host's time first, then others in trouble, each by their hosts. */
function worstFirst(a: Connection, b: Connection): number {
  return weightOf(b) - weightOf(a) || a.hostName.localeCompare(b.hostName);
}

function weightOf({ isPaused, trouble, closesSince }: Connection): number {
  if (isPaused || !trouble) return 0;
  return closesSince ? 2 : 1;
}
