import type { PageTraits } from '#shared/page-headers.ts';

/** Who a page is for: `user` and `admin` sign in, and see it in the office. */
export type Audience = 'public' | 'user' | 'admin' | 'auth';

export interface Route extends PageTraits {
  readonly id: string;
  /**
   * Segments; `:name` stands for one non-empty segment. `:user` never is a reserved slug, and no
   * slug has a dot.
   */
  readonly pattern: string;
  /** The static file that answers, below the site's root. Rows may share one. */
  readonly file: string;
  readonly audience: Audience;
}
