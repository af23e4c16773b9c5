import type { Connection } from '#shared/api/connection.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { timeSince } from '#shared/time/time-since.ts';
import { useFormats } from '#site/office/formats.tsx';

interface ConnectionStateProps {
  readonly connection: Pick<Connection, 'isPaused' | 'readAt' | 'trouble' | 'closesSince'>;
  readonly nowMs: number;
}

/** How a connection of one's own is: well, at rest, or in trouble, with what to do about it. */
export function ConnectionState({ connection, nowMs }: ConnectionStateProps) {
  const t = useTexts('integrations');
  const { isPaused, trouble, readAt } = connection;
  const readText = useReadText(nowMs);
  const isWell = !isPaused && trouble === null && readAt !== null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {isPaused ? (
        <p className="flex items-start gap-2 text-soft">
          <Icon name="moon" className="mt-0.5 size-4" />
          {t('calendars.paused')}
        </p>
      ) : (
        <p className="flex items-center gap-2 text-soft">
          {isWell && <Icon name="check" className="size-4 text-success" />}
          {readText(readAt)}
        </p>
      )}
      {/* What begins while it is looked at is said. */}
      <div role="status" className="empty:hidden">
        {!isPaused && <Trouble connection={connection} nowMs={nowMs} />}
      </div>
    </div>
  );
}

function Trouble({ connection: { trouble, closesSince }, nowMs }: ConnectionStateProps) {
  const t = useTexts('integrations');
  const { moment } = useFormats();
  if (!trouble) return null;
  return (
    <div
      className={`flex gap-2.5 rounded-lg px-3 py-2.5 ${closesSince ? 'bg-danger-soft text-danger' : 'bg-held-soft text-held'}`}
    >
      <Icon name="alert" className="mt-0.5 size-4.5" />
      <div className="min-w-0 text-pretty">
        <p>
          {t(`troubles.${trouble.kind}.what`)} {t(`troubles.${trouble.kind}.do`)}{' '}
          <span className="whitespace-nowrap">
            {t('troubles.since', { when: moment(trouble.since, nowMs) })}
          </span>
        </p>
        {closesSince && <p className="mt-1 font-medium">{t('troubles.closes')}</p>}
      </div>
    </div>
  );
}

/** When something was read the last time, in words that grow older by themselves. */
export function useReadText(nowMs: number): (readAt: string | null) => string {
  const t = useTexts('integrations');
  const language = useLanguage();
  return (readAt) => {
    if (readAt === null) return t('calendars.unread');
    const when = timeSince(Date.parse(readAt), nowMs, language);
    return when === undefined ? t('calendars.readNow') : t('calendars.read', { when });
  };
}
