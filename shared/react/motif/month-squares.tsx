import type { Square, Weeks } from '#shared/domain/motif/squares.ts';

interface MonthSquaresProps {
  readonly weeks: Weeks;
  /** The lit day fills before the reader's eyes; once, as the squares appear. */
  readonly isNew?: boolean;
  /** How wide it is: the squares share the room. */
  readonly className?: string;
}

/** Days as squares, to look at: what they say stands in words beside them. */
export function MonthSquares({ weeks, isNew = false, className = 'w-28' }: MonthSquaresProps) {
  return (
    <span aria-hidden="true" className={`motif-squares ${className}`}>
      {weeks.flat().map((square) => (
        <span key={square.date} className={toClass(square, isNew)}>
          {square.fill > 0 && !square.isOutside && (
            <span style={{ height: `${square.fill * 100}%` }} />
          )}
        </span>
      ))}
    </span>
  );
}

function toClass({ isOutside, isLit }: Square, isNew: boolean): string | undefined {
  if (isOutside) return 'motif-outside';
  if (!isLit) return undefined;
  return isNew ? 'motif-lit motif-new' : 'motif-lit';
}
