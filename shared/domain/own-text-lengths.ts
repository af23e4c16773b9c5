/** Bounds of texts that a company writes itself, in characters: apart from those that every page asks for. */

/** Of an email in words of its own. */
export const MAX_OWN_SUBJECT = 150;
export const MAX_OWN_TEXT = 4_000;
/** Of its legal text, with what marks it up. */
export const MAX_LEGAL_TEXT_LENGTH = 10_000;
