import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { routingForm, slugDirectory, team } from '#server/platform/db/schema/schema.ts';
import type { RoutingDefinition } from '#shared/domain/routing/types.ts';
import { toContractForm } from '#tests/support/builders/sample-form.ts';
import type { ACompany } from './builders.ts';

/** A routing form of a company, at `/f/{slug}` where one is given. */
export async function aRoutingForm(
  db: Database,
  { companyId }: Pick<ACompany, 'companyId'>,
  definition: RoutingDefinition,
  { enabled = true, slug }: { readonly enabled?: boolean; readonly slug?: string } = {},
): Promise<{ formId: string }> {
  const id = randomUUID();
  await db.orm.insert(routingForm).values({
    companyId,
    id,
    name: 'Start here',
    enabled,
    definition: { ...definition, form: toContractForm(definition.form) },
  });
  if (slug) {
    await db.orm.insert(slugDirectory).values({ kind: 'form', slug, companyId, targetId: id });
  }
  return { formId: id };
}

/** A team with a public page and nobody in it. */
export async function aTeam(
  db: Database,
  { companyId }: Pick<ACompany, 'companyId'>,
): Promise<{ teamId: string; teamSlug: string }> {
  const teamId = randomUUID();
  const teamSlug = teamId.slice(0, 13);
  await db.orm.insert(team).values({ companyId, id: teamId, name: 'Studio' });
  await db.orm
    .insert(slugDirectory)
    .values({ kind: 'team', slug: teamSlug, companyId, targetId: teamId });
  return { teamId, teamSlug };
}
