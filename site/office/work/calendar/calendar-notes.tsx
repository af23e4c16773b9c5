import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useScreenPath } from '#site/office/use-screen-path.ts';
import type { CalendarData } from './calendar-data.ts';

/** What keeps the picture from being whole, and where that is seen to. */
export function CalendarNotes({ data: { hosts, isCut } }: { readonly data: CalendarData }) {
  const t = useTexts('calendar');
  const connections = useScreenPath()('/integrations');
  const unreadable = hosts
    .filter(({ isUnreadable }) => isUnreadable)
    .map(({ name }) => t('unreadable', { host: name }));
  const notes = [...unreadable, ...(isCut ? [t('cut')] : [])];
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {notes.map((note, index) => (
        <li
          key={note}
          className="flex flex-wrap items-center gap-x-2 rounded-lg bg-held-soft px-3 py-2 text-held"
        >
          <Icon name="alert" className="size-4.5" />
          {note}
          {index === unreadable.length - 1 && connections !== undefined && (
            <Link to={connections} className="link touch">
              {t('connections')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
