import { type InputHTMLAttributes, lazy, Suspense, useState } from 'react';
import { numberBounds } from '#shared/domain/fields/number-bounds.ts';
import { areFew } from '#shared/react/form/are-few.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { type FieldViewProps, toControlProps } from './field-props.ts';

const box = 'size-5 shrink-0 accent-(--brand-text)';

const SelectOfMany = lazy(() =>
  import('./select-of-many.tsx').then(
    (module) => ({ default: module.SelectOfMany }),
    (error: unknown) => {
      console.warn(error);
      return { default: NativeSelect };
    },
  ),
);

/** The platform's select while its options are few, a search once they are many. */
export function SelectField(props: FieldViewProps) {
  if (areFew(props.field.options)) return <NativeSelect {...props} />;
  return (
    <Suspense fallback={<span className="field block" />}>
      <SelectOfMany {...props} />
    </Suspense>
  );
}

function NativeSelect(props: FieldViewProps) {
  const { t } = useTranslation('fields');
  return (
    <span className="relative block">
      <select
        {...toControlProps(props)}
        className="field appearance-none truncate pr-9"
        defaultValue={props.initial[0] ?? ''}
      >
        <option value="">{t('fields.choose')}</option>
        {props.field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-3.5 right-3 size-4 text-soft" />
    </span>
  );
}

export function RadioField(props: FieldViewProps) {
  const { field, name, initial, describedBy } = props;
  return (
    <div className="flex flex-col">
      {field.options.map(({ value, label }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          required={field.required}
          defaultChecked={initial[0] === value}
          aria-describedby={describedBy}
        />
      ))}
    </div>
  );
}

/** Spec A §5: a hidden input makes 'required' fail when none are chosen; its `$` keeps it unsent. */
export function CheckboxMultiField(props: FieldViewProps) {
  const { field, name, initial, describedBy } = props;
  const [chosen, setChosen] = useState(initial.filter((value) => value !== '').length);
  return (
    <div className="relative flex flex-col">
      {field.options.map(({ value, label }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={label}
          defaultChecked={initial.includes(value)}
          aria-describedby={describedBy}
          onChange={(event) => setChosen((count) => count + (event.target.checked ? 1 : -1))}
        />
      ))}
      {field.required && (
        <input
          name={`$${name}`}
          required
          tabIndex={-1}
          aria-hidden="true"
          value={chosen > 0 ? 'chosen' : ''}
          onChange={() => undefined}
          className="pointer-events-none absolute bottom-0 left-0 h-px w-full opacity-0"
        />
      )}
    </div>
  );
}

/** The label stands beside the box: see FieldRow. */
export function CheckboxSingleField(props: FieldViewProps) {
  return (
    <input
      {...toControlProps(props)}
      type="checkbox"
      value="true"
      className={`mt-0.5 ${box}`}
      defaultChecked={props.initial[0] === 'true' || props.initial[0] === 'on'}
    />
  );
}

export function SlideField(props: FieldViewProps) {
  const { min = 0, max = 100 } = numberBounds(props.field);
  const [value, setValue] = useState(props.initial[0] || String(min));
  return (
    <div className="flex items-center gap-4">
      <input
        {...toControlProps(props)}
        type="range"
        min={min}
        max={max}
        defaultValue={value}
        onChange={(event) => setValue(event.target.value)}
        className="h-11 flex-1 accent-(--brand-text)"
      />
      <output htmlFor={props.id} className="min-w-10 text-right font-medium tabular-nums">
        {value}
      </output>
    </div>
  );
}

function Choice({
  label,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { readonly label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-2">
      <input {...input} className={box} />
      <span className="min-w-0">{label}</span>
    </label>
  );
}
