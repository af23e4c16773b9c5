import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type Kind = 'text' | 'email' | 'tel' | 'url' | 'lines' | 'password' | 'number' | 'search';

interface TextFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly kind?: Kind;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Where it may stay empty though nothing says so. */
  readonly isRequired?: boolean;
}

/** A field of a dialog that is typed into; one that is not optional has to be filled in. */
export function TextField(props: TextFieldProps) {
  const { value, onText, kind = 'text', maxLength = 200, rows = 3, ...others } = props;
  const { minLength, min, max, autoComplete, placeholder, ...labelled } = others;
  const { isRequired = !labelled.isOptional, ...field } = labelled;
  const onChange = ({ target }: { readonly target: { readonly value: string } }) =>
    onText(target.value);
  const shared = { value, onChange, maxLength, placeholder, required: isRequired };
  return (
    <Field {...field}>
      {(control) =>
        kind === 'lines' ? (
          <textarea {...control} {...shared} rows={rows} className="field block" />
        ) : (
          <input
            {...control}
            {...shared}
            {...{ minLength, min, max, autoComplete }}
            {...kinds[kind]}
            className="field block"
          />
        )
      }
    </Field>
  );
}

const address = { autoCapitalize: 'none', spellCheck: false } as const;

const kinds = {
  text: { type: 'text' },
  email: { type: 'email', ...address },
  tel: { type: 'tel' },
  url: { type: 'text', inputMode: 'url', ...address },
  password: { type: 'password' },
  number: { type: 'number' },
  search: { type: 'search' },
} as const satisfies Record<Exclude<Kind, 'lines'>, ComponentProps<'input'>>;
