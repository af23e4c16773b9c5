import { useState } from 'react';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Copies a link, and says so; where a page may not copy, it shows the link to copy by hand. */
export function CopyMeetingLink({ url }: { readonly url: string }) {
  const { t } = useTranslation('appointment');
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  const copy = async () => setOutcome((await copyText(url)) ? 'copied' : 'shown');
  return (
    <>
      <button type="button" onClick={() => void copy()} className="link touch">
        {t('join.copy')}
      </button>
      <span role="status" className="ml-3 text-soft">
        {outcome === 'copied' && t('join.copied')}
      </span>
      {outcome === 'shown' && (
        <input
          readOnly
          aria-label={t('join.copy')}
          value={url}
          ref={(field) => field?.select()}
          className="field mt-2 w-full"
        />
      )}
    </>
  );
}
