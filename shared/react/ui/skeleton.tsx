/** A breathing block in the place of text or a control that is on its way. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />;
}
