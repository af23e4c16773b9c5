/** Addresses of the pages that the law asks of who runs an installation; undefined where it has none. */
export interface LegalPages {
  readonly imprint: string | undefined;
  readonly privacy: string | undefined;
}
