import { encode } from 'uqr';

/** Squares around the code that stay empty: readers need four. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** How large it is. */
  readonly className?: string;
}

/** A text as a QR code, black on white in either scheme. */
export function QrCode({ text, label, className = 'my-2 size-44' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`mx-auto rounded-card bg-white ${className}`}
    >
      <path d={squares.join('')} />
    </svg>
  );
}
