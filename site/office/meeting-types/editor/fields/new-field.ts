import { standardField } from '#shared/domain/fields/fields-to-show.ts';
import type { InputType } from '#shared/domain/fields/types.ts';
import type { EditedField } from '#shared/domain/meeting-type/edited.ts';

/** A question of one's own, which its company has to word. */
export function newField(fieldType: InputType, id: string): EditedField {
  const { options: _, locales: __, ...plain } = standardField('other');
  return {
    ...plain,
    ...{ id, name: `field-${id.slice(0, 8)}`, fieldType },
    ...{ required: false, default: false, options: [], locales: [] },
  };
}
