import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { CardPicture } from './editor-shapes.ts';

interface DropTargetProps {
  readonly kind: CardPicture;
  /** Whether what is held would be dropped here. */
  readonly isOver: boolean;
}

const shapes = { header: 'inset-2 rounded-xl', profile: '-inset-1 rounded-full' } as const;

/** Lies over a picture while a file is held over the page, and says what it would become. */
export function DropTarget({ kind, isOver }: DropTargetProps) {
  const t = useTexts('card-editor');
  const look = isOver
    ? 'border-brand bg-brand text-on-brand'
    : 'border-brand border-dashed bg-surface text-brand-text';
  return (
    <p
      aria-hidden="true"
      className={`pointer-events-none absolute z-20 flex items-center justify-center border-2 p-2 text-center font-medium text-note ${shapes[kind]} ${look}`}
    >
      {t(`pictures.${kind}.title`)}
    </p>
  );
}
