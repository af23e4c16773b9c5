import { useId } from 'react';

interface TextLineProps {
  readonly label: string;
  readonly value: string;
  readonly isLink?: boolean;
  readonly onChange: (value: string) => void;
}

export function TextLine({ label, value, isLink = false, onChange }: TextLineProps) {
  const id = useId();
  return (
    <div className="max-w-md">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={isLink ? 'url' : 'text'}
        autoCapitalize={isLink ? 'none' : undefined}
        placeholder={isLink ? 'https://' : undefined}
        maxLength={isLink ? 2000 : 200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      />
    </div>
  );
}
