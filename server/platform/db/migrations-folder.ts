import { fileURLToPath } from 'node:url';

/** Where drizzle-kit writes the migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../db/migrations', import.meta.url));
