/** A turning ring the size of the text around it; what it waits for is said by that text. */
export function Spinner({ className = 'size-[1.1em]' }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
