import type { DataField } from '#shared/domain/fields/types.ts';
import { readAnswersDraft } from '#site/lib/answers-draft.ts';
import { type AnswerSources, initialAnswer } from '../initial-answers.ts';

/** What the booking's form or its link says already. */
export function readKnownAnswers(): AnswerSources {
  return { draft: readAnswersDraft(), query: new URLSearchParams(location.search) };
}

/** What a field begins with; a full name is put together where its parts are known. */
export function knownAnswer(field: DataField, known: AnswerSources): string[] {
  const own = initialAnswer(field, known);
  if (own.length > 0 || field.target !== 'fullname') return own;
  const parts = (['firstname', 'lastname'] as const).flatMap((target) =>
    initialAnswer({ ...field, target, name: target }, known),
  );
  const name = parts.filter(Boolean).join(' ');
  return name ? [name] : [];
}
