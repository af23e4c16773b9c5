/**
 * The two widths that content of the office has: lines to fill in or read end where the eye still finds
 * the next one, lists and days end where their columns still belong together.
 */
export const contentWidth = {
  narrow: 'max-w-[44rem]',
  wide: 'max-w-[84rem]',
} as const;

export type ContentWidth = keyof typeof contentWidth;
