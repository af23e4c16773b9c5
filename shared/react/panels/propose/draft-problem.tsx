import { MAX_HOLD_DAYS } from '#shared/domain/proposal/limits.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { problemKey } from './problem-key.ts';

interface DraftProblemProps {
  readonly error: Error;
  /** Some of what is picked somebody else was quicker with. */
  readonly hasGone: boolean;
  readonly onDropGone: () => void;
}

/** Why what is picked could not be held, and the way on without what has gone. */
export function DraftProblem({ error, hasGone, onDropGone }: DraftProblemProps) {
  const t = useTexts('propose');
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-danger text-sm">
      <p className="text-pretty">{t(problemKey(error), { days: MAX_HOLD_DAYS })}</p>
      {hasGone && (
        <Button tone="quiet" onClick={onDropGone}>
          {t('picks.dropGone')}
        </Button>
      )}
    </div>
  );
}
