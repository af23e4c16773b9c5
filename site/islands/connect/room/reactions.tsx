import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useStore } from '../use-store.ts';
import { reactionName } from './controls/reaction-menu.tsx';
import type { Line } from './signal/open-line.ts';

/** What somebody feels, for a moment, above the controls. */
export function Reactions({ line }: { readonly line: Line }) {
  const { t } = useTranslation('connect-room');
  const { reactions } = useStore(line);
  return (
    <ul
      aria-live="polite"
      className="pointer-events-none absolute bottom-32 left-4 z-20 flex flex-col items-start gap-2"
    >
      {reactions.map(({ key, name, emoji }) => (
        <li
          key={key}
          className="flex items-center gap-2 rounded-full bg-black/65 px-3 py-1 text-white"
        >
          <span role="img" aria-label={reactionName(emoji, t)} className="text-2xl">
            {emoji}
          </span>
          <span className="text-note">{name}</span>
        </li>
      ))}
    </ul>
  );
}
