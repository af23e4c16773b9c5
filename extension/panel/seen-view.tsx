import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { TimeReading } from '#shared/react/panels/appointments-panel.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { checkConnection, network } from '../check-connection.ts';
import { nowMs } from '../now-ms.ts';

interface SeenViewProps<Seen> {
  readonly seen: Seen | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly serverUrl: string;
  readonly reading: TimeReading;
  readonly onTryAgain: () => void;
  readonly children: (seen: Seen) => ReactNode;
}

/** What is known; where it could not be asked anew, since when it is known. */
export function SeenView<Seen extends { readonly atMs: number }>(props: SeenViewProps<Seen>) {
  const { seen, hasFailed, isFetching, serverUrl, onTryAgain, children } = props;
  const { formats, clock } = props.reading;
  const { t } = useTranslation('extension');
  const connection = useQuery({
    queryKey: ['connection', serverUrl],
    queryFn: () => checkConnection(serverUrl, network),
    enabled: hasFailed,
    networkMode: 'always',
  });
  if (!seen && !hasFailed) return <Skeleton />;
  const host = new URL(serverUrl).host;
  const why = navigator.onLine ? 'silent' : 'offline';
  const when = seen && formats.moment(new Date(seen.atMs).toISOString(), nowMs(), clock);
  const other =
    connection.data === 'older' || connection.data === 'stranger' ? connection.data : undefined;
  return (
    <>
      {hasFailed && (
        <div role="alert" className="mb-3 rounded-card bg-sunken px-3 py-2 text-sm">
          <p className="text-pretty">
            {other
              ? `${t(`connection.state.${other}`, { host })}. ${t(`connection.hint.${other}`, { host })}`
              : when
                ? t(`status.${why}`, { host, when })
                : t(`connection.state.${why}`, { host })}
          </p>
          <Button tone="quiet" className="mt-2 text-sm" busy={isFetching} onClick={onTryAgain}>
            {t('connection.tryAgain')}
          </Button>
        </div>
      )}
      {seen && children(seen)}
    </>
  );
}

/** Rows of the size that appointments and links have. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="h-11 rounded-lg bg-sunken" />
      ))}
    </div>
  );
}
