import type { ReactNode } from 'react';
import type { GridModel } from '#shared/domain/calendar/grid-model.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { formatDays } from '#shared/time/format-days.ts';

interface WeekTurnerProps {
  readonly model: GridModel;
  readonly language: Language;
  readonly canGoBack: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  /** What else is done with a week. */
  readonly children: ReactNode;
}

/** Which days are shown, and the way to others. */
export function WeekTurner({ model, language, canGoBack, onTurn, children }: WeekTurnerProps) {
  const t = useTexts('propose');
  const button =
    'inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink aria-disabled:opacity-40 pointer-coarse:size-11';
  const [from = '', to = ''] = [model.days[0]?.date, model.days.at(-1)?.date];
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      <button
        type="button"
        aria-label={t('earlier')}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onTurn(-1)}
        className={button}
      >
        <Icon name="left" />
      </button>
      <button type="button" aria-label={t('later')} onClick={() => onTurn(1)} className={button}>
        <Icon name="right" />
      </button>
      <p className="min-w-0 flex-1 text-sm tabular-nums leading-tight">
        {formatDays(from, to, language)}
      </p>
      {children}
    </div>
  );
}
