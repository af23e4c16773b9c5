import type { Connection } from '#shared/api/connection.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { useFormats } from '#site/office/formats.tsx';
import { BusyCalendars } from './busy-calendars.tsx';
import { ConnectionState } from './connection-state.tsx';
import { ConnectionButtons, ConnectionMenu, type Question } from './connection-tools.tsx';
import { markOf, useServiceName } from './service-words.ts';

interface ConnectionCardProps {
  readonly connection: Connection;
  readonly nowMs: number;
  /** It has just been connected: the focus goes to it. */
  readonly isNew: boolean;
  readonly onAsk: (question: Question) => void;
}

/** A connected account of one's own: how it is, what can be done with it, and its calendars. */
export function ConnectionCard({ connection, nowMs, isNew, onAsk }: ConnectionCardProps) {
  const t = useTexts('integrations');
  const { moment } = useFormats();
  const serviceName = useServiceName();
  const { account, connectedAt, calendars, trouble, isPaused } = connection;
  const mayWrite = calendars.some(({ isReadOnly }) => !isReadOnly);
  return (
    <li className="card p-4 sm:px-6 sm:py-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
        <img src={markOf(connection)} alt="" width="24" height="24" className="mt-0.5" />
        <h3
          ref={isNew ? focusElement : undefined}
          tabIndex={-1}
          className="text-wrap font-semibold outline-none wrap-anywhere"
        >
          {serviceName(connection)} <span className="font-normal text-soft text-sm">{account}</span>
        </h3>
        <div className="sm:row-span-2">
          <ConnectionMenu connection={connection} onAsk={onAsk} />
        </div>
        {/* On a phone beneath all of it: with large letters no word fits between mark and menu. */}
        <p className="col-span-full text-pretty text-soft text-sm sm:col-span-1 sm:col-start-2">
          {t(mayWrite ? 'calendars.mayWrite' : 'calendars.mayRead')}
          {' · '}
          {t('calendars.since', { when: moment(connectedAt, nowMs) })}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div className={`min-w-0 flex-1 ${trouble && !isPaused ? 'basis-full' : 'basis-36'}`}>
          <ConnectionState connection={connection} nowMs={nowMs} />
        </div>
        <ConnectionButtons connection={connection} onAsk={onAsk} />
      </div>
      {calendars.length > 0 && <BusyCalendars calendars={calendars} />}
    </li>
  );
}
