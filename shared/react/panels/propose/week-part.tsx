import { MAX_HOLD_DAYS, MAX_PROPOSED_TIMES } from '#shared/domain/proposal/limits.ts';
import {
  type DraftEvent,
  type ProposalDraft,
  usualPlace,
} from '#shared/domain/proposal/proposal-draft.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { TimeReading } from '../appointments-panel.tsx';
import { problemKey } from './problem-key.ts';
import { toPicking } from './to-picking.ts';
import type { ShownWeek } from './use-shown-week.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekLegend } from './week-legend.tsx';
import { WeekTurner } from './week-turner.tsx';

interface WeekPartProps {
  readonly reading: TimeReading;
  readonly shown: ShownWeek;
  readonly draft: ProposalDraft;
  readonly suggestion: { readonly isPending: boolean; readonly suggest: () => void };
  readonly onChange: (event: DraftEvent) => void;
  /** Read out. */
  readonly onSay: (text: string) => void;
}

/** The week that is picked from, the ways to other days, and what is wrong with it. */
export function WeekPart(props: WeekPartProps) {
  const { reading, shown, draft, suggestion, onChange, onSay } = props;
  const t = useTexts('propose');
  const { formats, clock, nowMs } = reading;
  const { model, week, error, refetch, turn } = shown;
  const { recipient, picks, place } = draft;
  /** Who was chosen may have left, a place may be offered no longer. */
  const tryAgain = () => {
    if (error instanceof ApiError && Object.values(place).some((part) => part !== null)) {
      onChange({ type: 'place-chosen', part: usualPlace });
    } else refetch();
  };
  const known = week && formats.moment(new Date(week.atMs).toISOString(), nowMs, clock);
  return (
    <>
      <WeekTurner
        model={model}
        language={formats.language}
        canGoBack={shown.canGoBack}
        onTurn={turn}
      >
        <Button
          tone="quiet"
          className="text-sm"
          disabled={!week || picks.length >= MAX_PROPOSED_TIMES}
          busy={suggestion.isPending}
          onClick={suggestion.suggest}
        >
          {t('suggest')}
        </Button>
      </WeekTurner>
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-danger text-sm">
          <p className="text-pretty">
            {t(problemKey(error), { days: MAX_HOLD_DAYS })}
            {known && ` ${t('problem.since', { when: known })}`}
          </p>
          <Button tone="quiet" className="text-sm" onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {week?.isUnreadable && (
        <p role="alert" className="rounded-lg bg-held-soft px-3 py-2 text-held text-sm">
          {t('problem.unreadable')}
        </p>
      )}
      <WeekGrid
        model={model}
        week={week}
        picking={toPicking(draft, onChange)}
        theirZone={recipient.timeZone}
        reading={reading}
        onTurn={turn}
        onSay={onSay}
      />
      <WeekLegend hasNight={recipient.timeZone !== null} />
    </>
  );
}
