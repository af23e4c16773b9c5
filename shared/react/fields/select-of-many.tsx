import { useRef, useState } from 'react';
import { ChoiceOfMany } from '#shared/react/form/choice-of-many.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { FieldViewProps } from './field-props.ts';

/** One of many, which is searched; what is sent lies below it, and is what 'required' fails for. */
export function SelectOfMany({ field, ...props }: FieldViewProps) {
  const { t } = useTranslation('fields');
  const [value, setValue] = useState(props.initial[0] ?? '');
  const sent = useRef<HTMLInputElement>(null);
  const choose = (next: string) => {
    setValue(next);
    if (!sent.current) return;
    sent.current.value = next;
    sent.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="relative">
      <ChoiceOfMany
        id={props.id}
        label={field.label}
        value={value}
        options={[
          ['', t('fields.choose')],
          ...field.options.map((option) => [option.value, option.label] as const),
        ]}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onChoose={choose}
      />
      <input
        ref={sent}
        name={props.name}
        required={field.required}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        defaultValue={value}
        className="pointer-events-none absolute bottom-0 left-0 h-px w-full opacity-0"
      />
    </div>
  );
}
