import { squaresOf } from '#shared/domain/motif/squares-of.ts';

const COLUMNS = 15;
const ROWS = 5;
/** Of a square and the gap beside it, in units of the picture. */
const STEP = 15;
const SIZE = 12;

/** Days as squares in the card's colour, in the place of a picture; each name has its own. */
export function CardMotif({ of: name }: { readonly of: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP + 5}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full bg-brand-soft"
    >
      {squaresOf(name, COLUMNS * ROWS).map((fill, index) => {
        const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
        return (
          <rect
            key={`${column} ${row}`}
            x={column * STEP + 1.5}
            y={row * STEP + 4}
            width={SIZE}
            height={SIZE}
            rx="2.5"
            fill="var(--brand)"
            opacity={fill === 0 ? 0.1 : 0.15 + fill * 0.75}
          />
        );
      })}
    </svg>
  );
}
