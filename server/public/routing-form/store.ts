import { and, eq, exists, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '#server/platform/db/database.ts';
import { company, slugDirectory } from '#server/platform/db/schema/company.ts';
import { routingForm, routingSubmission } from '#server/platform/db/schema/visitor.ts';
import { shownCompany } from '#server/platform/db/shown-company.ts';
import { ofCompany, withinCompany } from '#server/platform/db/tenant.ts';
import type { FormSettings } from '#shared/domain/fields/form.ts';
import type { RoutingDefinition } from '#shared/domain/routing/types.ts';

/** What a company stores of a form: questions as on its booking pages, and where answers lead. */
type StoredDefinition = RoutingDefinition<FormSettings>;

export interface StoredForm {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
  readonly slug: string | null;
  readonly definition: StoredDefinition;
  readonly company: typeof company.$inferSelect;
}

/** Every address that leads to a form, also what it was called before. */
const asked = alias(slugDirectory, 'asked');

/** An enabled form by its id or a public address, of a company that goes on. */
export async function findForm(
  sql: Sql,
  by: { readonly id: string } | { readonly slug: string },
): Promise<StoredForm | undefined> {
  const [row] = await sql.orm
    .select({ form: routingForm, company: shownCompany, slug: slugDirectory.slug })
    .from(routingForm)
    .innerJoin(company, eq(company.id, routingForm.companyId))
    .leftJoin(
      slugDirectory,
      withinCompany(
        slugDirectory,
        routingForm,
        eq(slugDirectory.targetId, routingForm.id),
        eq(slugDirectory.kind, 'form'),
        eq(slugDirectory.isCurrent, true),
      ),
    )
    .where(
      and(
        'id' in by ? eq(routingForm.id, by.id) : isAt(sql, by.slug),
        eq(routingForm.enabled, true),
        isNull(company.erasesAt),
      ),
    )
    .limit(1);
  if (!row) return undefined;
  const { id, companyId, name } = row.form;
  // Only definitions of this shape are written.
  const definition = row.form.definition as StoredDefinition;
  return { id, companyId, name, slug: row.slug, definition, company: row.company };
}

function isAt({ orm }: Sql, slug: string) {
  return exists(
    orm
      .select({ slug: asked.slug })
      .from(asked)
      .where(
        withinCompany(
          asked,
          routingForm,
          eq(asked.targetId, routingForm.id),
          eq(asked.kind, 'form'),
          eq(asked.slug, slug),
        ),
      ),
  );
}

export async function insertSubmission(
  sql: Sql,
  submission: typeof routingSubmission.$inferInsert,
): Promise<void> {
  await sql.orm.insert(routingSubmission).values(submission);
}

/** A team's public address; undefined for a team without one or of another company. */
export async function findTeamSlug(
  sql: Sql,
  companyId: string,
  teamId: string,
): Promise<string | undefined> {
  const [row] = await sql.orm
    .select({ slug: slugDirectory.slug })
    .from(slugDirectory)
    .where(
      ofCompany(
        slugDirectory,
        companyId,
        eq(slugDirectory.targetId, teamId),
        eq(slugDirectory.kind, 'team'),
        eq(slugDirectory.isCurrent, true),
      ),
    );
  return row?.slug;
}
