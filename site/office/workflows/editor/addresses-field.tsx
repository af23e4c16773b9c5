import { useState } from 'react';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { isAddress, MAX_ADDRESSES } from '#shared/domain/reminder/workflow.ts';
import { Field } from '#shared/react/form/field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface AddressesFieldProps {
  readonly addresses: readonly string[];
  /** Whether something is wrong with the recipients. */
  readonly isRefused: boolean;
  readonly onChange: (addresses: readonly string[]) => void;
}

/** Addresses that read it too, one a line. */
export function AddressesField({ addresses, isRefused, onChange }: AddressesFieldProps) {
  const t = useTexts('workflows');
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  // What was typed, line by line, as long as it is what is chosen.
  const shown = isSame(toAddresses(typed), addresses) ? typed : addresses.join('\n');
  const wrong = addresses.filter((each) => !EMAIL_PATTERN.test(each));
  const problem =
    wrong.length > 0
      ? t('addresses.wrong', { names: wrong.join(', ') })
      : addresses.length > MAX_ADDRESSES && t('addresses.many');
  return (
    <Field
      label={t('addresses.label')}
      hint={t('addresses.hint')}
      isOptional
      problem={((isLeft || isRefused) && problem) || undefined}
    >
      {(control) => (
        <textarea
          {...control}
          rows={Math.min(MAX_ADDRESSES, Math.max(2, shown.split('\n').length))}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={shown}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(toAddresses(target.value));
          }}
          className="field block"
        />
      )}
    </Field>
  );
}

/** `' Desk@acme.test,\ncrm@acme.test' → ['desk@acme.test', 'crm@acme.test']` */
function toAddresses(text: string): string[] {
  const lines = text.split(/[\s,;]+/).map((line) => line.toLowerCase());
  return [...new Set(lines.filter((line) => line !== '' && isAddress(line)))];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
