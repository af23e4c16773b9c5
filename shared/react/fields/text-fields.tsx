import { MAX_EMAIL_LENGTH, MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { numberBounds } from '#shared/domain/fields/number-bounds.ts';
import type { FieldTarget } from '#shared/domain/fields/types.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { type FieldViewProps, toControlProps } from './field-props.ts';

/** What the browser may fill in, by what the answer is. */
const autoComplete = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  fullname: 'name',
  phone: 'tel',
  address: 'street-address',
  other: undefined,
} as const satisfies Record<FieldTarget, string | undefined>;

/** What every text input takes over. */
export function toTextProps(props: FieldViewProps) {
  return {
    ...toControlProps(props),
    className: 'field block',
    autoComplete: autoComplete[props.field.target],
    placeholder: props.field.placeholder ?? undefined,
    defaultValue: props.initial[0] ?? '',
  };
}

/** While its address is checked it is read-only: a disabled input would lose the focus. */
export function EmailField(props: FieldViewProps) {
  const { t } = useTranslation('fields');
  const { isChecking } = props;
  return (
    <span className="relative block">
      <input
        {...toTextProps(props)}
        type="email"
        maxLength={MAX_EMAIL_LENGTH}
        readOnly={isChecking}
        aria-busy={isChecking || undefined}
      />
      <span role="status" className="absolute top-3 right-3 text-soft">
        {isChecking && (
          <>
            <Spinner />
            <span className="sr-only">{t('fields.checkingEmail')}</span>
          </>
        )}
      </span>
    </span>
  );
}

export function TextSingleField(props: FieldViewProps) {
  const { min, max } = props.field;
  return (
    <input
      {...toTextProps(props)}
      type="text"
      minLength={min ?? undefined}
      maxLength={max ?? MAX_TEXT_LENGTH}
    />
  );
}

export function TextMultiField(props: FieldViewProps) {
  const { min, max } = props.field;
  return (
    <textarea
      {...toTextProps(props)}
      rows={3}
      minLength={min ?? undefined}
      maxLength={max ?? MAX_TEXT_LENGTH}
    />
  );
}

export function NumberField(props: FieldViewProps) {
  return (
    <input
      {...toTextProps(props)}
      {...numberBounds(props.field)}
      type="number"
      step="any"
      inputMode="decimal"
    />
  );
}

/** Not the platform's `url` type, which wants a scheme that nobody types. */
export function UrlField(props: FieldViewProps) {
  return <input {...toTextProps(props)} type="text" inputMode="url" autoCapitalize="none" />;
}
