import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/platform/db/database.ts';
import {
  oneTimeLink,
  routingForm,
  shortLink,
  slugDirectory,
} from '#server/platform/db/schema/schema.ts';
import { DEMO_FORM_NAME, DEMO_FORM_SLUG, demoRoutingForm } from './demo-routing-form.ts';
import { idOf } from './id-of.ts';
import type { InsertedCompany } from './insert-company.ts';

/** `/s/hello` leads to Ada's intro call. */
export const DEMO_SHORT_LINK = 'hello';
/** Each is spent by a booking, so there are some. */
const ONE_TIME_LINKS = 5;

/** Other ways to a booking page than its address: questions, a short link, links that work once. */
export async function insertDoors(orm: Orm, studio: InsertedCompany): Promise<void> {
  const { companyId } = studio;
  await insertRoutingForm(orm, studio);
  await orm.insert(shortLink).values({ id: DEMO_SHORT_LINK, companyId, target: '/ada/intro' });
  await orm.insert(oneTimeLink).values(
    Array.from({ length: ONE_TIME_LINKS }, () => ({
      companyId,
      id: randomUUID(),
      meetingTypeId: idOf(studio.meetingTypeIds, 'intro'),
      createdBy: idOf(studio.hostIds, 'ada'),
    })),
  );
}

async function insertRoutingForm(
  orm: Orm,
  { companyId, teamId, meetingTypeIds }: InsertedCompany,
): Promise<void> {
  if (teamId === null) throw new Error('The demo’s questions lead to a team');
  const id = randomUUID();
  await orm.insert(routingForm).values({
    companyId,
    id,
    name: DEMO_FORM_NAME,
    enabled: true,
    definition: demoRoutingForm({
      teamId,
      consultationId: idOf(meetingTypeIds, 'consultation'),
      introId: idOf(meetingTypeIds, 'intro'),
    }),
  });
  await orm
    .insert(slugDirectory)
    .values({ kind: 'form', slug: DEMO_FORM_SLUG, companyId, targetId: id });
}
