/** Lines of text and links, as a person would write them; nodes are built of them, never HTML of strings. */
export type WrittenText = readonly (readonly { readonly text: string; readonly href?: string }[])[];

/** What became of a text that was to be put where somebody writes. */
export type InsertOutcome = 'inserted' | 'copied' | 'refused';

/** Puts a text where somebody writes; into the clipboard where a page does not take it. */
export type InsertText = (text: WrittenText) => Promise<InsertOutcome>;
