/** Why a page's field did not get the text. */
export type Why =
  /** Nothing that takes text has the focus. */
  | 'no-field'
  /** It is in a frame of another origin, which a page's script cannot reach. */
  | 'foreign-frame'
  /** The page keeps it to itself: a closed shadow root. */
  | 'hidden-field'
  /** A password, a number, a date: no place for a sentence. */
  | 'field-kind'
  /** It can be read and not written. */
  | 'locked-field'
  | 'too-long'
  /** Nothing in the page wanted the text. */
  | 'not-taken'
  /** The page took the text and shows it later, in other words, or where no script can read it. */
  | 'unseen'
  /** The page went away, or broke, while it was given the text. */
  | 'page-failed'
  /** The button has not been pressed over this page: `activeTab`. */
  | 'not-pressed'
  /** No script may run there: a store, a PDF, the browser's own pages. */
  | 'closed-page';

type Inserted = { readonly kind: 'inserted'; readonly as: 'rich' | 'plain' };
export type Refused = { readonly kind: 'refused'; readonly why: Why };

/** What became of a text in a page. */
export type PageOutcome = Inserted | Refused;

/** What became of a text altogether: where the page could not take it, the clipboard may have. */
export type Outcome = PageOutcome | { readonly kind: 'copied'; readonly why: Why };

/** Whether the clipboard helps: a person can paste by hand where a script cannot write. */
export const isHelpedByCopy = {
  'no-field': true,
  'foreign-frame': true,
  'hidden-field': true,
  'field-kind': false,
  'locked-field': false,
  'too-long': true,
  'not-taken': true,
  unseen: true,
  'page-failed': true,
  'not-pressed': true,
  'closed-page': true,
} as const satisfies Record<Why, boolean>;

export function refuse(why: Why): Refused {
  return { kind: 'refused', why };
}

/** Whether something that came out of a page is what our script there says. */
export function isPageOutcome(value: unknown): value is PageOutcome {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  return value.kind === 'inserted' || (value.kind === 'refused' && 'why' in value);
}
