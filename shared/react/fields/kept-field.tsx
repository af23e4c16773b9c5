import { tellTexts } from '#shared/domain/fields/field-texts.ts';
import type { FieldViewProps } from './field-props.ts';

/**
 * An answer that nobody may change, whatever kind of input it is: it can be read, focused and copied.
 * What is sent stands beside it, because choices are told by their labels.
 */
export function KeptField({ field, name, id, describedBy, initial }: FieldViewProps) {
  const shown = {
    id,
    readOnly: true,
    value: tellTexts(field, initial),
    'aria-describedby': describedBy,
    className: 'field block bg-sunken text-soft',
  };
  return (
    <>
      {field.fieldType === 'text-multi' ? (
        <textarea rows={3} {...shown} />
      ) : (
        <input type="text" {...shown} />
      )}
      {initial.map((text) => (
        <input key={text} type="hidden" name={name} value={text} />
      ))}
    </>
  );
}
