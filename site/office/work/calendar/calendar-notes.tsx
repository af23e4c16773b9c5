import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { CalendarData } from './calendar-data.ts';

/** What keeps the picture from being whole. */
export function CalendarNotes({ data: { hosts, isCut } }: { readonly data: CalendarData }) {
  const t = useTexts('calendar');
  const notes = [
    ...hosts
      .filter(({ isUnreadable }) => isUnreadable)
      .map(({ name }) => t('unreadable', { host: name })),
    ...(isCut ? [t('cut')] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {notes.map((note) => (
        <li
          key={note}
          className="flex items-center gap-2 rounded-lg bg-held-soft px-3 py-2 text-held"
        >
          <Icon name="alert" className="size-4.5" />
          {note}
        </li>
      ))}
    </ul>
  );
}
