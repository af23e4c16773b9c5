/** Our server says it in the pages that it fills. */
const isSaid = document.querySelector('link[rel=canonical]') !== null;

/** Tells search engines where the page is now, whatever older address led to it. */
export function CanonicalLink({ path }: { readonly path: string }) {
  return isSaid ? null : <link rel="canonical" href={new URL(path, location.origin).href} />;
}
