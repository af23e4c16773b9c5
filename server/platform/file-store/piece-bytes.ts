/** How long a piece is. Files that are kept are cut by it: it stays what it is. */
export const PIECE_BYTES = 64 * 1024;
