import { useSuspenseQuery } from '@tanstack/react-query';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowText } from '#shared/react/list/row-text.tsx';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { useFormats } from '#site/office/formats.tsx';
import { shelvesQuery } from '../shelves-query.ts';
import { ComingSquares } from './coming-squares.tsx';
import type { TypesList } from './types-list.ts';

interface TypeRowProps {
  readonly type: ListedMeetingType;
  readonly query: Pick<TypesList['query'], 'view' | 'shelf'>;
}

/**
 * What a list says of a meeting type: what, how, whose, and what is coming. What all of the list have
 * in common is not said: their owner among one's own, the shelf that is looked at.
 */
export function TypeRow({ type, query }: TypeRowProps) {
  const t = useTexts('meeting-types');
  const common = useTexts('common');
  const shelves = useSuspenseQuery(shelvesQuery).data.workspaces;
  const { channel, customChannelName, durations, totalSpots, owner, path } = type;
  return (
    <span className="flex items-center gap-4">
      <span className="min-w-0 flex-1">
        <RowText
          title={type.name}
          isQuiet={type.state !== 'published'}
          mark={<StateMark type={type} />}
          notes={[
            t('minutes', { list: durations.join(', '), count: durations.at(-1) ?? 0 }),
            customChannelName ?? common(`channels.${channelRows[channel].labelKey}`),
            totalSpots !== null && t('group', { count: totalSpots }),
            query.view !== 'mine' && owner.name,
            !query.shelf && shelves.find(({ id }) => id === type.workspaceId)?.name,
            path,
          ]}
        />
      </span>
      <Hosts type={type} />
      <span className="hidden md:block">
        <ComingSquares coming={type.coming} />
      </span>
    </span>
  );
}

/** A published one is what all are: only the others say what they are. */
function StateMark({ type: { state, publishFrom } }: Pick<TypeRowProps, 'type'>) {
  const t = useTexts('meeting-types');
  const { moment } = useFormats();
  if (state === 'published') return null;
  const isPending = state === 'pending';
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 self-center rounded-full px-2 py-0.5 text-xs ${isPending ? 'bg-waiting-soft text-waiting' : 'bg-busy-soft text-busy'}`}
    >
      <Icon
        name={isPending ? 'clock' : state === 'archived' ? 'archive' : 'moon'}
        className="size-3.5"
      />
      {isPending
        ? t('opens', { when: publishFrom === null ? '' : moment(publishFrom, 0) })
        : t(`state.${state}`)}
    </span>
  );
}

const SHOWN_HOSTS = 3;

function Hosts({ type: { hosts, hostCount } }: Pick<TypeRowProps, 'type'>) {
  const t = useTexts('meeting-types');
  if (hostCount < 2) return null;
  const names = hosts.map(({ name }) => name).join(', ');
  const more = hostCount - Math.min(hosts.length, SHOWN_HOSTS);
  return (
    <span className="hidden shrink-0 items-center sm:flex" title={names}>
      <span className="sr-only">{t('hosts', { count: hostCount })}</span>
      {hosts.slice(0, SHOWN_HOSTS).map(({ id, name, picture }) => (
        <span key={id} className="-ml-1.5 rounded-full border-2 border-surface first:ml-0">
          <Avatar name={name} picture={imageSrc(picture)} size={24} />
        </span>
      ))}
      {more > 0 && <span className="ml-1 text-soft text-xs tabular-nums">+{more}</span>}
    </span>
  );
}
