/** Drizzle as the migrations expect it: `createdAt` in code is `created_at` in the database. */
export const ORM = { casing: 'snake_case' } as const;
