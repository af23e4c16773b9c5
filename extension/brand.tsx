/** The mark beside a heading. */
export function Brand({ heading }: { readonly heading: string }) {
  return (
    <header className="brand">
      <img src="/icon/48.png" alt="" width="32" height="32" />
      <h1>{heading}</h1>
    </header>
  );
}
