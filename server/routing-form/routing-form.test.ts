import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { routingForm, slugDirectory, team } from '#server/db/schema/schema.ts';
import { getQualifier } from '#shared/api/routing-form.ts';
import { aDefinition } from '#shared/domain/routing/sample-definition.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { getRoutingForm } from './get-routing-form.ts';
import { qualify } from './qualify.ts';

/** What the contract's shape has beside the rules'. */
function toStoredDefinition(definition: ReturnType<typeof aDefinition>) {
  const fields = definition.form.fields.map(({ index, dataField }) => ({
    index,
    dataField: { ...dataField, mutable: true, validation: null, showInfobox: false },
  }));
  return { ...definition, form: { ...definition.form, fields, actionButtonText: {} } };
}

describe.each(DATABASE_KINDS)('routing forms on %s', (kind) => {
  let db: Database;
  let ada: AHost;
  let meeting: AMeetingType;
  const teamId = randomUUID();
  const email = 'maya@visitor.test';

  const aStoredForm = async (
    { enabled = true, meetingTypeId = meeting.meetingTypeId, slug = '' } = {},
    changes: Partial<ReturnType<typeof aDefinition>> = {},
  ) => {
    const id = randomUUID();
    const { companyId } = ada;
    const definition = { ...aDefinition({ meetingTypeId, teamId }), ...changes };
    await db.orm.insert(routingForm).values({
      companyId,
      id,
      name: 'Start here',
      enabled,
      definition: toStoredDefinition(definition),
    });
    if (slug) {
      await db.orm.insert(slugDirectory).values({ kind: 'form', slug, companyId, targetId: id });
    }
    return id;
  };

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    ada = await aHost(db);
    meeting = await aMeetingType(db, ada);
    const { companyId } = ada;
    await db.orm.insert(team).values({ companyId, id: teamId, name: 'Studio' });
    await db.orm
      .insert(slugDirectory)
      .values({ kind: 'team', slug: 'studio', companyId, targetId: teamId });
  });
  afterAll(() => db.close());

  test('a visitor meets the questions, never the rules', async () => {
    const id = await aStoredForm({ slug: 'start' });
    const form = await getRoutingForm(db, { slug: 'start' });
    expect(form).toEqual(await getRoutingForm(db, { id }));
    expect(form).toMatchObject({ id, slug: 'start', name: 'Start here', brandColor: '#3B81F6' });
    expect(form.form.fields).toHaveLength(3);
    // Just what the contract declares: no rules, nothing else of what is stored.
    expect(getQualifier.reply.parse(form)).toEqual(form);
    expect(JSON.stringify(form)).not.toContain('moreThanOrEqual');
  });

  test('a form that is switched off is not found, by any way', async () => {
    const id = await aStoredForm({ enabled: false, slug: 'off' });
    const refusal = { code: 'not-found' };
    await expect(getRoutingForm(db, { id })).rejects.toMatchObject(refusal);
    await expect(getRoutingForm(db, { slug: 'off' })).rejects.toMatchObject(refusal);
    await expect(qualify(db, id, { email })).rejects.toMatchObject(refusal);
  });

  test('answers lead to a meeting type, a team, a message or nowhere, and are carried over', async () => {
    const id = await aStoredForm();
    const lead = async (answers: object) => (await qualify(db, id, { email, ...answers })).outcome;
    expect(await lead({ topics: ['sales'] })).toEqual({
      kind: 'meeting-type',
      meetingTypeId: meeting.meetingTypeId,
      path: `/${ada.hostSlug}/${meeting.meetingTypeSlug}?email=maya%40visitor.test&topics=sales&from_form=true`,
    });
    expect(await lead({ people: '50' })).toEqual({
      kind: 'team',
      teamId,
      path: '/team/studio?email=maya%40visitor.test&people=50&from_form=true',
    });
    expect(await lead({ topics: ['support'] })).toMatchObject({ kind: 'message' });
    expect(await lead({})).toEqual({ kind: 'unqualified', path: '/unqualified' });
  });

  test('the submission is kept, its outcome without the answers', async () => {
    const id = await aStoredForm();
    const { submissionId } = await qualify(db, id, { email, people: '50', unasked: 'x' });
    expect(
      await db.query({
        text: 'select form_id as "formId", answers, outcome from routing_submission where id = $1',
        values: [submissionId],
      }),
    ).toEqual([
      { formId: id, answers: { email, people: '50' }, outcome: { kind: 'team', teamId } },
    ]);
  });

  test('answers that are not accepted are named, and nothing is kept', async () => {
    const id = await aStoredForm();
    await expect(qualify(db, id, { email: 'nobody' })).rejects.toMatchObject({
      code: 'validation-failed',
      fields: [{ path: 'answers.email', code: 'invalid-email' }],
    });
    const text = 'select 1 from routing_submission where form_id = $1';
    expect(await db.query({ text, values: [id] })).toEqual([]);
  });

  test('a page that is gone, off or another company’s gives way to the fallback', async () => {
    const stranger = await aHost(db);
    const elsewhere = await aMeetingType(db, stranger);
    const draft = await aMeetingType(db, ada, { enabled: false });
    const fallback = { kind: 'team', teamId } as const;
    for (const meetingTypeId of [elsewhere.meetingTypeId, draft.meetingTypeId, randomUUID()]) {
      const toTeam = await aStoredForm({ meetingTypeId }, { fallback });
      const toNobody = await aStoredForm({ meetingTypeId });
      const answers = { email, topics: ['sales'] };
      expect((await qualify(db, toTeam, answers)).outcome.kind).toBe('team');
      expect((await qualify(db, toNobody, answers)).outcome.kind).toBe('unqualified');
    }
  });
});
