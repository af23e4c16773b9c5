/** Lines on a 24 by 24 grid in the colour of the text; the words beside them say what they mean. */
export function LineIcon({
  path,
  className,
}: {
  readonly path: string;
  readonly className: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}
