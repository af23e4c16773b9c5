import type { CalendarFeed } from '#shared/api/calendar-feed.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { useSession } from '#site/office/session.tsx';

interface FeedRowProps {
  readonly feed: CalendarFeed;
  readonly nowMs: number;
  readonly onEnd: () => void;
}

/** What there is to know of an address, but for itself: it is kept nowhere. */
export function FeedRow({ feed, nowMs, onEnd }: FeedRowProps) {
  const t = useTexts('feeds');
  const { day, moment } = useFormats();
  const { hostId } = useSession();
  const { name, team, hint, createdAt, lastReadAt } = feed;
  const notes = [
    team === null ? t('mine') : team.name,
    ...(feed.hostId === hostId ? [] : [feed.hostName]),
    `…${hint}`,
    lastReadAt === null ? t('neverRead') : t('lastRead', { when: moment(lastReadAt, nowMs) }),
    t('madeOn', { day: day(createdAt) }),
  ];
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="min-w-0 text-sm">
        <h3 className="font-medium wrap-anywhere">{name}</h3>
        <p className="text-pretty text-soft wrap-anywhere">{notes.join(' · ')}</p>
      </div>
      <IconTool icon="trash" label={t('end.named', { name })} onPress={onEnd} />
    </li>
  );
}
