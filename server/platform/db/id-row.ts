import * as z from 'zod';

/**
 * The row of a statement that says which. One schema for all: each that is written makes the compiler some
 * 3,500 types.
 */
export const idRow = z.strictObject({ id: z.uuid() });
