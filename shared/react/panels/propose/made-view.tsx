import type { Proposal } from '#shared/api/proposal.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { TextView } from './text-view.tsx';

interface MadeViewProps {
  readonly proposal: Proposal;
  readonly nowMs: number;
  /** Puts the text where the caret is; nothing of the kind on the site. */
  readonly insert?: ((writing: Writing) => Promise<void>) | undefined;
}

/** What is held, with whom, the text that says so, and the ways to take it along. */
export function MadeView({ proposal, nowMs, insert }: MadeViewProps) {
  const t = useTexts('propose');
  const { language } = useTranslation('propose');
  const { host, times, url } = proposal;
  const comers = new Map(times.flatMap(({ hosts }) => hosts).map(({ id, name }) => [id, name]));
  const rooms = new Set(times.flatMap(({ resource }) => resource ?? []));
  const isAlone = comers.size === 1 && comers.has(host.id);
  const held = [...(isAlone ? [] : comers.values()), ...rooms];
  return (
    <>
      <TextView
        facts={proposal}
        url={url}
        nowMs={nowMs}
        insert={insert}
        insertText={t('made.insert')}
      />
      {held.length > 0 && (
        <p className="text-pretty text-note text-soft wrap-anywhere">
          {t('made.with', { names: joinNames(held, language) })}
        </p>
      )}
      <p className="text-pretty text-note text-soft">{t('made.forwarded')}</p>
    </>
  );
}
