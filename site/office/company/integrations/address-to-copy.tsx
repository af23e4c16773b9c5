import { useId, useRef, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';

interface AddressToCopyProps {
  readonly label: string;
  /** Of the integration. */
  readonly name: string;
  readonly url: string;
}

/** What is to be told to the provider, with a button that copies it. */
export function AddressToCopy({ label, name, url }: AddressToCopyProps) {
  const t = useTexts('integrations');
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const copy = async () => {
    field.current?.select();
    // There is no clipboard on plain http: what is selected can be copied by hand.
    await navigator.clipboard?.writeText(url).then(() => setCopied(true));
  };
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-soft text-sm">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          className="field min-w-[min(10rem,100%)] flex-1 text-sm!"
        />
        <Button tone="quiet" onClick={() => void copy()}>
          {t(isCopied ? 'address.copied' : 'address.copy')}
          <span className="sr-only">{name}</span>
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied && t('address.copied')}
      </span>
    </div>
  );
}
