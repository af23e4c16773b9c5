import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import type { ProposalFacts } from '#shared/domain/proposal/compose-proposal.ts';
import { toShownLink } from '#shared/domain/proposal/to-shown-link.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { fromIso } from '#shared/time/dates.ts';
import { ownWeekQuery } from './own-week-query.ts';
import type { WeekWish } from './seen.ts';
import { TextView } from './text-view.tsx';

/** A look at all that is picked is no longer than the server allows. */
const MOST_MINUTES = 42 * 1440;

interface UnheldViewProps {
  readonly client: ApiClient;
  readonly wish: WeekWish;
  readonly facts: Omit<ProposalFacts, 'times' | 'holdUntil' | 'otherUrl'>;
  /** Ascending. */
  readonly picks: readonly string[];
  /** Where visitors book; null where there is no such page. */
  readonly pageUrl: string | null;
  readonly nowMs: number;
  readonly insert: ((writing: Writing) => Promise<void>) | undefined;
}

/** The text of what is picked though nothing is held: its links lead to times that are free for everybody. */
export function UnheldView(props: UnheldViewProps) {
  const { client, wish, facts, picks, pageUrl, nowMs, insert } = props;
  const t = useTexts('propose');
  const { data } = useQuery(ownWeekQuery(client, { ...wish, ...rangeOf(picks) }));
  const isListed = (start: string) => data?.starts.has(fromIso(start) ?? 0) ?? true;
  const listed = picks.filter(isListed);
  const link = (starts: readonly string[]) =>
    pageUrl === null || starts.length === 0 ? null : toShownLink(pageUrl, starts);
  return (
    <section aria-label={t('unheld.show')} className="flex flex-col gap-3">
      <p className="text-pretty text-note text-soft">
        {t(listed.length < picks.length ? 'unheld.outside' : 'unheld.note')}
      </p>
      <TextView
        facts={{
          ...facts,
          times: picks.map((start) => ({
            start,
            url: isListed(start) ? link([start]) : null,
            isFreed: false,
          })),
          holdUntil: null,
          otherUrl: pageUrl,
        }}
        url={link(listed)}
        nowMs={nowMs}
        insert={insert}
        insertText={t('unheld.insert')}
      />
    </section>
  );
}

function rangeOf(picks: readonly string[]): Pick<WeekWish, 'from' | 'to'> {
  const [from = '', last = from] = [picks[0], picks.at(-1)];
  const endMs = Math.min(Date.parse(last) + 86_400_000, Date.parse(from) + MOST_MINUTES * 60_000);
  return { from, to: new Date(endMs).toISOString() };
}
