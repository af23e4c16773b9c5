import { type KeptAnswer, tellAnswer } from '#shared/domain/fields/field-texts.ts';
import { parseForm } from '#shared/domain/fields/form.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { AskedMeetingType } from './list-statement.ts';

/** The questions of forms as columns of a table. */
export interface AnswerColumns {
  readonly labels: readonly string[];
  /** A cell for each label: empty where it was not asked, or not answered. */
  readonly cellsOf: (meetingTypeId: string, answers: readonly KeptAnswer[]) => string[];
}

/**
 * A column for each question in the reader's language, the one that several meeting types ask being one.
 * Questions stand as the forms have them; those that were taken out of a form follow it. What is
 * booked while a table is written, with a question that was never answered before, waits for the next table.
 */
export function toAnswerColumns(
  asked: readonly AskedMeetingType[],
  language: Language,
): AnswerColumns {
  const fieldsOf = new Map(
    asked.map(({ meetingTypeId, form }) => [meetingTypeId, parseForm(form).fields]),
  );
  const labels = asked.flatMap(({ meetingTypeId, asked: questions }) => {
    const fields = fieldsOf.get(meetingTypeId) ?? [];
    const placeOf = (name: string) => {
      const place = fields.findIndex(({ dataField }) => dataField.name === name);
      return place === -1 ? fields.length : place;
    };
    return questions
      .toSorted((a, b) => placeOf(a.name) - placeOf(b.name) || (a.label < b.label ? -1 : 1))
      .map((question) => tellAnswer(fields, { ...question, value: '' }, language).label);
  });
  const columns = [...new Set(labels)];
  return {
    labels: columns,
    cellsOf: (meetingTypeId, answers) => {
      const fields = fieldsOf.get(meetingTypeId) ?? [];
      const told = answers.map((answer) => tellAnswer(fields, answer, language));
      return columns.map((column) =>
        told.flatMap(({ label, value }) => (label === column ? [value] : [])).join(', '),
      );
    },
  };
}
