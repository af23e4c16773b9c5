import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { resource, workspace } from '#server/platform/db/schema/schema.ts';
import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import { findMeetingTypeProblems } from '#shared/api/find-meeting-type-problems.ts';
import type { EditedField, EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import {
  FIELD_NAMES,
  type FieldName,
  fieldBounds,
  mapFields,
  namesOf,
  SECTION_IDS,
} from '#shared/domain/meeting-type/fields.ts';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import type { ApiError } from '#shared/errors/api-error.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { arbitraryOf } from '#tests/support/arbitrary-of.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { editorOf, type FieldEditor, fieldsOf } from '#tests/support/field-editor.ts';
import { signInAs } from '#tests/support/logins.ts';

/** So many values of each field are saved, a value of each at a time. */
const ROUNDS = 20;
/** The same values in every run. */
const SEED = 20;
/** So many values are at hand for a field, of which some do not fit to those of others. */
const AT_HAND = 100;

/** Patience with a thousand values on a busy machine. */
const WALK_MS = 120_000;

/** What hardly any field is: of each a value that it cannot be is sent. */
const NONSENSE = [
  [null, 7.5, 'NUL \0'],
  [{ enable: 'yes' }, -1, 'x'.repeat(30_000)],
  [[null], true, {}],
] as const;

describeApi(
  '20.1 every field of a meeting type',
  (api) => {
    let editor: FieldEditor;
    let base: EditedMeetingType;
    let hostIds: string[];
    let ownIds: string[];
    beforeEach(async () => {
      const phone = '+49 30 23125 042';
      const owner = await aHost(api.db, { phone });
      const colleague = await aHost(api.db, { phone, role: 'member' }, owner);
      const named = ['Attic', 'Cellar', 'Dome'].map((name) => ({ id: randomUUID(), name }));
      const ofCompany = named.map((each) => ({ ...each, companyId: owner.companyId }));
      await api.db.orm.insert(resource).values(ofCompany);
      await api.db.orm.insert(workspace).values(ofCompany);
      hostIds = [owner.hostId, colleague.hostId];
      ownIds = named.map(({ id }) => id);
      const { meetingTypeId } = await aMeetingType(api.db, owner);
      editor = editorOf(await signInAs(api, owner), meetingTypeId);
      // What is changed alone fits to the rest.
      base = await editor.save({ locations: ['Library'], resourceIds: ownIds });
    });

    test(
      `is saved and read back, by ${ROUNDS} values of each`,
      async () => {
        const atHand = mapFields((_, name) =>
          fc.sample(valuesOf(name), { numRuns: AT_HAND, seed: SEED }),
        );
        const saved = mapFields(() => new Set<string>());
        for (let round = 0; round < ROUNDS; round++) {
          let change = base;
          for (const name of FIELD_NAMES) {
            const next = atHand[name].findIndex((value) => fits({ ...change, [name]: value }));
            expect([name, next]).not.toEqual([name, -1]);
            const [value] = atHand[name].splice(next, 1);
            saved[name].add(JSON.stringify(value));
            change = { ...change, [name]: value };
          }
          const now = asKept(change);
          expect(await editor.save(change)).toEqual(now);
          expect(await editor.load()).toEqual(now);
        }
        expect(FIELD_NAMES.filter((name) => saved[name].size < 2)).toEqual([]);
      },
      WALK_MS,
    );

    test(
      'is saved alone, and takes no other along',
      async () => {
        let before = base;
        for (const name of FIELD_NAMES) {
          const [value] = fc
            .sample(valuesOf(name), { numRuns: AT_HAND, seed: SEED })
            .filter((each) => fits({ ...before, [name]: each }))
            .filter((each) => JSON.stringify(each) !== JSON.stringify(before[name]));
          const now = asKept({ ...before, [name]: value });
          expect(now).not.toEqual(before);
          expect(await editor.save({ [name]: value })).toEqual(now);
          before = now;
        }
        expect(await editor.load()).toEqual(before);
      },
      WALK_MS,
    );

    test.each(NONSENSE)('that is none is refused by its name: %j, %j, %j', async (...nonsense) => {
      const noneOf = (name: FieldName) =>
        nonsense.find((value) => !fieldBounds[name].safeParse(value).success);
      // A refusal names twenty places at most.
      for (const names of SECTION_IDS.map(namesOf)) {
        const none = Object.fromEntries(names.map((name) => [name, noneOf(name)]));
        const refused = await editor.save(none).catch((error: unknown) => error);
        expect(refused).toMatchObject({ code: 'validation-failed' });
        const named = (refused as ApiError).body.fields?.map(({ path }) => path.split('.')[0]);
        expect([...new Set(named)].sort()).toEqual(names.toSorted());
      }
      expect(await editor.load()).toEqual(base);
    });

    test('is what its row begins with where nobody chose it', async () => {
      const { data } = await editor.client.POST('/meeting-type/v2', { body: { name: 'A name' } });
      const plain = newMeetingType(hostIds.slice(0, 1));
      expect(fieldsOf(data)).toEqual({ ...plain, name: 'A name', slug: 'a-name' });
    });

    function fits(edited: unknown): boolean {
      const ways = Object.fromEntries(hostIds.map((id) => [id, { providers: [], hasPhone: true }]));
      const { issues, rules } = findMeetingTypeProblems(edited, {
        ways,
        paymentProviders: ['stripe'],
      });
      return issues.length + rules.length === 0;
    }

    /** By its bounds, where it does not follow from the company or from the rest of its members. */
    function valuesOf(name: FieldName): fc.Arbitrary<unknown> {
      const { hosts, fields } = fieldBounds;
      const own: Partial<Record<FieldName, () => fc.Arbitrary<unknown>>> = {
        workspaceId: () => fc.constantFrom(null, ...ownIds),
        resourceIds: () => fc.shuffledSubarray(ownIds),
        hosts: () =>
          fc
            .shuffledSubarray(hostIds, { minLength: 1 })
            .chain((ids) => fc.tuple(...ids.map((id) => termsOf(id, arbitraryOf(hosts.element))))),
        fields: () =>
          fc
            .array(arbitraryOf(fields.element), { maxLength: 3 })
            .map((some) => some.map((each, index) => toWhole(each as EditedField, index))),
      };
      return own[name]?.() ?? arbitraryOf(fieldBounds[name]);
    }
  },
  // Nobody is charged here: that there is a provider is all that is asked.
  async () => ({ stripe: {} as PaymentProvider }),
);

/** As the rows keep it; the main duration is among those that are offered, the main channel beside. */
function asKept(edited: EditedMeetingType): EditedMeetingType {
  const kept = mapFields(({ bounds, stored }, name) =>
    stored.as.read(stored.as.write(bounds.parse(edited[name]))),
  ) as EditedMeetingType;
  const durations = new Set([kept.durationMinutes, ...kept.allowedDurations]);
  return {
    ...kept,
    allowedDurations: durations.size > 1 ? [...durations].sort((a, b) => a - b) : [],
    allowedChannels: kept.allowedChannels.filter((each) => each !== kept.channel),
  };
}

function termsOf(hostId: string, terms: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return terms.map((each) => ({ ...(each as object), hostId, scheduleId: null }));
}

/** A question whose members fit together. */
function toWhole(field: EditedField, index: number): EditedField {
  const [least = null, most = null] = [field.min, field.max].toSorted(
    (a, b) => (a ?? 0) - (b ?? 0),
  );
  return {
    ...field,
    id: `${index} ${field.id}`.slice(0, 100),
    name: `${index} ${field.name}`.slice(0, 100),
    label: field.label || 'A question',
    target: 'other',
    options: field.options.map((each, place) => ({
      value: `${place} ${each.value}`.slice(0, 100),
      label: each.label.trim() || 'An option',
    })),
    min: field.min === null ? null : least,
    max: field.max === null ? null : most,
    validation: field.validation === null ? null : '\\d{5}',
  };
}
