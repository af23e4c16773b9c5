import * as z from 'zod';

/** Providers write truth as it comes: `true`, `"true"`, `1`, `"1"`. */
const truth = z
  .union([z.boolean(), z.string(), z.number()])
  .optional()
  .transform((value) => value === true || value === 'true' || value === 1 || value === '1');

const claims = z.object({
  sub: z.string().min(1),
  email: z
    .string()
    .optional()
    .transform((email) => email?.toLowerCase()),
  name: z.string().optional(),
  email_verified: truth,
  /** Microsoft: the tenant, and whether its owner owns the address's domain. */
  tid: z.string().optional(),
  xms_edov: truth,
});

/** What an id token claims of somebody. @throws ZodError where it names no one. */
export function readClaims(found: unknown): z.output<typeof claims> {
  return claims.parse(found);
}
