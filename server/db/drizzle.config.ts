import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --config server/db/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/schema.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
