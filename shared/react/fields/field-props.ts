import type { DataField } from '#shared/domain/fields/types.ts';

/** What each input type's view is given. Inputs are native and uncontrolled. */
export interface FieldViewProps {
  readonly field: DataField;
  /** Name in the form's data; views of several inputs repeat it. */
  readonly name: string;
  readonly id: string;
  /** Ids of the texts that describe the field: its problem. */
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Answers to begin with. */
  readonly initial: readonly string[];
  readonly isChecking: boolean;
}

/** What every single control takes over as it is. */
export function toControlProps({ field, name, id, describedBy, isInvalid }: FieldViewProps) {
  return {
    id,
    name,
    required: field.required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  } as const;
}

/** The id of a labelled field's label, for controls beside the field's own. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}
