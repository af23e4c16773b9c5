import { useId, useState } from 'react';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { CopyButton } from '../copy-button.tsx';
import { EMBED_KINDS, type EmbedKind, toEmbedCode, toSampleDocument } from './to-embed-code.ts';

/** What to put into one's own page, and how that looks there, live. */
export function EmbedCode({ path }: { readonly path: string }) {
  const t = useTexts('share');
  const language = useLanguage();
  const id = useId();
  const [kind, setKind] = useState<EmbedKind>('inline');
  const page = { path, origin: location.origin, label: t('embed.book') };
  const code = toEmbedCode(kind, page);
  return (
    <div className="flex flex-col gap-4">
      <ChoiceRow
        label={t('embed.kind')}
        value={kind}
        choices={EMBED_KINDS.map((each) => [each, t(`embed.kinds.${each}`)])}
        onChoose={setKind}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          {t('embed.code')}
        </label>
        <textarea
          id={id}
          readOnly
          rows={4}
          value={code}
          onFocus={(event) => event.target.select()}
          className="field block font-mono text-sm!"
        />
        <div className="mt-2 flex flex-wrap justify-end">
          <CopyButton text={code} label={t('embed.copy')} isWordy />
        </div>
      </div>
      <div>
        <h3 className="mb-1.5 font-medium text-sm">{t('embed.sample')}</h3>
        <iframe
          key={kind}
          title={t('embed.sample')}
          srcDoc={toSampleDocument(code, language)}
          className="h-80 w-full rounded-lg border border-line"
        />
        <p className="mt-1.5 text-pretty text-soft text-sm">{t('embed.hint')}</p>
      </div>
    </div>
  );
}
