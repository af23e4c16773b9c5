import { useId, useRef, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';

/** A link to hand on, with a button that copies it. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('sign-up');
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  async function copy(): Promise<void> {
    field.current?.select();
    // There is no clipboard on plain http: what is selected can be copied by hand.
    await navigator.clipboard?.writeText(url).then(() => setCopied(true));
  }
  return (
    <div className="mt-6">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {t('live.link')}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input ref={field} id={id} readOnly value={url} className="field min-w-0 flex-1" />
        <Button tone="quiet" className="whitespace-nowrap" onClick={() => void copy()}>
          {t(isCopied ? 'live.copied' : 'live.copy')}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied && t('live.copied')}
      </span>
    </div>
  );
}
