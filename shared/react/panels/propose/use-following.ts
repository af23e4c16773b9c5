import type { ApiClient } from '#shared/api/client.ts';
import { MAX_HOLD_DAYS } from '#shared/domain/proposal/limits.ts';
import {
  changeDraft,
  type DraftEvent,
  type ProposalDraft,
} from '#shared/domain/proposal/proposal-draft.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { TimeReading } from '../appointments-panel.tsx';
import { problemKey } from './problem-key.ts';
import type { ShownWeek } from './use-shown-week.ts';
import { useSuggestion } from './use-suggestion.ts';

interface FollowingTools {
  readonly client: ApiClient;
  readonly reading: TimeReading;
  readonly shown: ShownWeek;
  readonly draft: ProposalDraft;
  readonly onChange: (event: DraftEvent) => void;
  /** Read out. */
  readonly onSay: (text: string) => void;
}

/** Suggests times in the recipient's day; those that nobody has touched follow them into another zone. */
export function useFollowing({ client, reading, shown, draft, onChange, onSay }: FollowingTools) {
  const t = useTexts('propose');
  const { timeZone: ownZone } = reading.formats;
  const { mutate, isPending } = useSuggestion({ client, shown, ownZone });
  /** Where nothing suits them better, what was suggested stays. */
  const ask = (draftNow: ProposalDraft, suggested: readonly string[] = []) =>
    mutate(
      {
        picks: draftNow.picks.filter((start) => !suggested.includes(start)),
        timeZone: draftNow.recipient.timeZone ?? ownZone,
      },
      {
        onSuccess: (starts) => {
          const instead = starts.length > 0 ? suggested : [];
          onChange({ type: 'suggested', starts, instead });
          const count = starts.length;
          onSay(count === 0 ? t('said.noSuggestion') : t('said.suggested', { count }));
        },
        onError: (problem) => onSay(t(problemKey(problem), { days: MAX_HOLD_DAYS })),
      },
    );
  return {
    isPending,
    suggest: () => ask(draft),
    follow: (event: DraftEvent) => {
      onChange(event);
      const next = changeDraft(draft, event);
      const hasMoved = next.recipient.timeZone !== draft.recipient.timeZone;
      if (hasMoved && next.suggested.length > 0) ask(next, next.suggested);
    },
  };
}
