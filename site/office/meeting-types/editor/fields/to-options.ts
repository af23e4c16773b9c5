import type { EditedField } from '#shared/domain/meeting-type/edited.ts';

type Options = EditedField['options'];

/**
 * Options as they are typed, one a line. An option keeps its value, under which answers are kept, while
 * its label is the same, or while as many are there: `(['Tee'], [{ value: 'tea', label: 'Tea' }]) →
 * [{ value: 'tea', label: 'Tee' }]`.
 */
export function toOptions(labels: readonly string[], before: Options): Options {
  const isRenaming = labels.length === before.length;
  return labels.map((label, index) => {
    const same = before.find((option) => option.label === label);
    const renamed = isRenaming ? before[index] : undefined;
    if (same) return same;
    return renamed ? { ...renamed, label } : { value: label, label };
  });
}
