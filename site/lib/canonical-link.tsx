/** Tells search engines where the page is now, whatever older address led to it. */
export function CanonicalLink({ path }: { readonly path: string }) {
  return <link rel="canonical" href={new URL(path, location.origin).href} />;
}
