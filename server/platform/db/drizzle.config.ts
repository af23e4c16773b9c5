import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --config server/platform/db/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/schema.ts',
  out: './server/platform/db/migrations',
  casing: 'snake_case',
});
