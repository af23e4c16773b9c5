import type { ReactNode } from 'react';
import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { timeUntil } from '#shared/time/time-until.ts';
import { momentText, spanText, useTimeReader } from '#site/islands/connect/door/room-times.ts';
import { LateLines } from './late-lines.tsx';

/** What the meeting is about, for within the room: what time is left, and for hosts answers and what follows. */
export function RoomCard({ door, nowMs }: { readonly door: RoomDoor; readonly nowMs: number }) {
  const { t } = useTranslation('connect');
  const times = useTimeReader();
  const { card } = door;
  return (
    <section aria-label={t('card.title')} className="grid content-start gap-5 wrap-anywhere">
      <header>
        <h2 className="font-semibold text-lg tracking-tight">{door.title}</h2>
        <p className="mt-1 text-soft text-sm tabular-nums">{spanText(door, times)}</p>
        <p className="mt-2 font-medium tabular-nums">
          <TimeLeft door={door} nowMs={nowMs} />
        </p>
        <LateLines door={door} />
      </header>
      {card?.description && (
        <Part title={t('card.agenda')}>
          <p className="whitespace-pre-line text-pretty">{card.description}</p>
        </Part>
      )}
      {card && card.answers.length > 0 && (
        <Part title={t('card.answers')}>
          <dl className="grid gap-3">
            {card.answers.map(({ label, text }) => (
              <div key={label + text}>
                <dt className="text-soft text-sm">{label}</dt>
                <dd className="whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {card && door.you.role === 'host' && (
        <Part title={t('card.next')}>
          <p className="tabular-nums">
            {card.next
              ? `${momentText(card.next.startIso, nowMs, times)} · ${card.next.title}`
              : t('card.nothing')}
          </p>
        </Part>
      )}
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-line border-t pt-4">
      <h3 className="mb-1.5 font-medium text-soft text-sm">{title}</h3>
      {children}
    </section>
  );
}

/** `18 minutes left`; before it begins in how long it does, and after its end how far over it is. */
function TimeLeft({
  door: { startIso, endIso },
  nowMs,
}: {
  readonly door: RoomDoor;
  readonly nowMs: number;
}) {
  const { t, language } = useTranslation('connect');
  const { reader } = useTimeReader();
  const [startMs, endMs] = [Date.parse(startIso), Date.parse(endIso)];
  if (nowMs < startMs) return t('card.begins', { when: timeUntil(startMs, nowMs, reader).text });
  const leftMinutes = Math.ceil((endMs - nowMs) / 60_000);
  const duration = formatDuration(Math.abs(leftMinutes), language);
  return t(leftMinutes > 0 ? 'card.left' : 'card.over', { duration });
}
