import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '#shared/domain/fields/types.ts';
import type {
  RoutingCondition,
  RoutingDefinition,
  RoutingOperator,
} from '#shared/domain/routing/types.ts';
import { aRoutingForm, aTeam } from '#tests/support/a-routing-form.ts';
import { refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aDefinition } from '#tests/support/builders/sample-definition.ts';
import { aForm } from '#tests/support/builders/sample-form.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';

const email = 'maya@visitor.test';
const people = (operator: RoutingOperator, value: Answer): RoutingCondition => ({
  field: 'people',
  operator,
  value,
});
const city = (operator: RoutingOperator, value: Answer): RoutingCondition => ({
  field: 'city',
  operator,
  value,
});

/** Spec B §3.7, routing conditions: an answer that meets the condition, and one that does not. */
const operators = {
  equals: [city('equals', 'Berlin'), { city: ' berlin' }, { city: 'Bern' }],
  notEqual: [city('notEqual', 'Berlin'), { city: 'Bern' }, { city: 'BERLIN' }],
  lessThan: [people('lessThan', '5'), { people: '4' }, { people: '5' }],
  greaterThan: [people('greaterThan', '5'), { people: '6' }, { people: '5' }],
  lessThanOrEqual: [people('lessThanOrEqual', '5'), { people: '5' }, { people: '6' }],
  moreThanOrEqual: [people('moreThanOrEqual', '5'), { people: '5' }, { people: '4' }],
  contains: [city('contains', 'er'), { city: 'Bern' }, { city: 'Paris' }],
  notContains: [city('notContains', 'er'), { city: 'Paris' }, { city: 'Bern' }],
  blank: [city('blank', ''), {}, { city: 'Bern' }],
  notBlank: [city('notBlank', ''), { city: 'Bern' }, { city: '' }],
  containsAny: [city('containsAny', 'rom, par'), { city: 'Paris' }, { city: 'Bern' }],
  containsNone: [city('containsNone', ['rom', 'par']), { city: 'Bern' }, { city: 'Paris' }],
  startsWith: [city('startsWith', 'be'), { city: 'Bern' }, { city: 'Uber' }],
} as const satisfies Record<RoutingOperator, readonly [RoutingCondition, object, object]>;

// Spec A §7: GET /booking/qualifier, GET /booking/form, POST /booking/qualifier/qualify.
describeApi('routing forms', (api) => {
  let host: AHost;
  let meeting: AMeetingType;
  let team: { teamId: string; teamSlug: string };
  beforeEach(async () => {
    host = await aHost(api.db);
    meeting = await aMeetingType(api.db, host);
    team = await aTeam(api.db, host);
  });
  const publish = async (
    changes: Partial<RoutingDefinition> = {},
    wish?: Parameters<typeof aRoutingForm>[3],
  ) => {
    const definition = { ...aDefinition({ ...meeting, ...team }), ...changes };
    return (await aRoutingForm(api.db, host, definition, wish)).formId;
  };
  const answer = async (formId: string, answers: Record<string, string | string[]>) => {
    const { data } = await api.client.POST('/booking/qualifier/qualify/{formId}', {
      params: { path: { formId } },
      body: { answers },
    });
    return data;
  };
  const outcomeOf = async (formId: string, answers: object) =>
    (await answer(formId, { email, ...answers }))?.outcome;
  const byId = (routingFormId: string) => ({ params: { path: { routingFormId } } });
  const bySlug = (slug: string) => ({ params: { path: { slug } } });

  test('are found by id, by slug in any case and as a qualifier, without their rules', async () => {
    const slug = `start-${randomUUID().slice(0, 8)}`;
    const formId = await publish({}, { slug });
    const { data } = await api.client.GET('/booking/form/{routingFormId}', byId(formId));
    expect(data).toMatchObject({ id: formId, slug, name: 'Start here', brandColor: '#3B81F6' });
    expect(data?.form.fields.map(({ dataField }) => dataField.name)).toEqual([
      'email',
      'people',
      'topics',
    ]);
    expect(JSON.stringify(data)).not.toContain('moreThanOrEqual');
    const others = [
      await api.client.GET('/booking/qualifier/{routingFormId}', byId(formId)),
      await api.client.GET('/booking/form/slug/{slug}', bySlug(slug.toUpperCase())),
    ];
    for (const other of others) expect(other.data).toEqual(data);
  });

  test('that are switched off, or never were, are not found by any way', async () => {
    const slug = `off-${randomUUID().slice(0, 8)}`;
    for (const formId of [await publish({}, { enabled: false, slug }), randomUUID()]) {
      const calls = [
        api.client.GET('/booking/qualifier/{routingFormId}', byId(formId)),
        api.client.GET('/booking/form/{routingFormId}', byId(formId)),
        api.client.GET('/booking/form/slug/{slug}', bySlug(slug)),
        answer(formId, { email }),
      ];
      const refusals = await Promise.all(calls.map(refusedWith));
      expect(new Set(refusals)).toEqual(new Set(['404 not-found']));
    }
  });

  describe('lead', () => {
    test('to a meeting type, a team, a message or nowhere, and carry the answers on', async () => {
      const formId = await publish();
      expect(await outcomeOf(formId, { topics: ['sales'] })).toEqual({
        kind: 'meeting-type',
        meetingTypeId: meeting.meetingTypeId,
        path: `/${host.hostSlug}/${meeting.meetingTypeSlug}?email=maya%40visitor.test&topics=sales&from_form=true`,
      });
      expect(await outcomeOf(formId, { people: '50' })).toEqual({
        kind: 'team',
        teamId: team.teamId,
        path: `/team/${team.teamSlug}?email=maya%40visitor.test&people=50&from_form=true`,
      });
      expect(await outcomeOf(formId, { topics: ['support'] })).toEqual({
        kind: 'message',
        text: 'Please write to support@acme.test',
      });
      expect(await outcomeOf(formId, {})).toEqual({
        kind: 'unqualified',
        path: `/unqualified?form=${formId}`,
      });
    });

    test.each(Object.entries(operators))('by %s', async (_, [condition, meeting, missing]) => {
      const formId = await publish({
        form: aForm([
          { name: 'email', target: 'email', fieldType: 'email' },
          { name: 'people', fieldType: 'number' },
          { name: 'city' },
        ]),
        rules: [
          {
            combinator: 'and',
            conditions: [condition],
            outcome: { kind: 'message', text: 'Met' },
          },
        ],
      });
      expect(await outcomeOf(formId, meeting)).toEqual({ kind: 'message', text: 'Met' });
      expect((await outcomeOf(formId, missing))?.kind).toBe('unqualified');
    });

    test.each([
      ['and', { people: '9', topics: ['sales'] }, { people: '9' }],
      ['or', { people: '9' }, { people: '1' }],
    ] as const)('by all conditions or by one of them: %s', async (combinator, met, unmet) => {
      const conditions = [
        people('greaterThan', '5'),
        { field: 'topics', operator: 'contains', value: 'sales' } as const,
      ];
      const outcome = { kind: 'message', text: 'Met' } as const;
      const formId = await publish({ rules: [{ combinator, conditions, outcome }] });
      expect((await outcomeOf(formId, met))?.kind).toBe('message');
      expect((await outcomeOf(formId, unmet))?.kind).toBe('unqualified');
    });

    test('to the fallback where the page is gone, off or of another company', async () => {
      const elsewhere = await aMeetingType(api.db, await aHost(api.db));
      const draft = await aMeetingType(api.db, host, { enabled: false });
      for (const meetingTypeId of [elsewhere.meetingTypeId, draft.meetingTypeId, randomUUID()]) {
        const { rules } = aDefinition({ meetingTypeId, teamId: team.teamId });
        const fallback = { kind: 'team', teamId: team.teamId } as const;
        const toTeam = await publish({ rules, fallback });
        expect((await outcomeOf(toTeam, { topics: ['sales'] }))?.kind).toBe('team');
        const toNobody = await publish({ rules });
        expect((await outcomeOf(toNobody, { topics: ['sales'] }))?.kind).toBe('unqualified');
      }
    });
  });

  test('keep the answers to what they ask, and where those led', async () => {
    const formId = await publish();
    const reply = await answer(formId, { email, people: '50', unasked: 'x' });
    const rows = await api.db.query({
      text: 'select id, answers, outcome from routing_submission where form_id = $1',
      values: [formId],
    });
    const outcome = { kind: 'team', teamId: team.teamId };
    expect(rows).toEqual([{ id: reply?.submissionId, answers: { email, people: '50' }, outcome }]);
  });

  test('name the answers that are not accepted, and keep nothing', async () => {
    const formId = await publish();
    const { code, body } = await refusalOf(answer(formId, { email: 'nobody', people: 'many' }));
    expect(code).toBe('validation-failed');
    expect(body.fields?.map(({ path }) => path)).toEqual(['answers.email', 'answers.people']);
    const text = 'select 1 from routing_submission where form_id = $1';
    expect(await api.db.query({ text, values: [formId] })).toEqual([]);
  });
});
