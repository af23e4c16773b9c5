import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';

interface HoldButtonProps {
  readonly count: number;
  readonly isInserting: boolean;
  readonly isBusy: boolean;
  /** What says why nothing can be held yet. */
  readonly reasonId: string;
}

/** Holds what is picked; as long as nothing is, it says so and does nothing. */
export function HoldButton({ count, isInserting, isBusy, reasonId }: HoldButtonProps) {
  const t = useTexts('propose');
  const isEmpty = count === 0;
  return (
    <Button
      type="submit"
      busy={isBusy}
      disabled={isEmpty}
      aria-describedby={isEmpty ? reasonId : undefined}
    >
      {isEmpty ? t('pickFirst') : t(isInserting ? 'createAndInsert' : 'create', { count })}
    </Button>
  );
}
