import type { ReactNode } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';

interface StepCardProps {
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  /** Somebody came here from another step: a reader hears which it is now. */
  readonly hasMoved: boolean;
  readonly onBack?: () => void;
  readonly onSkip: () => void;
  readonly onNext: () => void;
  readonly next: string;
  readonly children: ReactNode;
}

/** One step: what is asked and why, the way on, the way around it and the way back. */
export function StepCard(props: StepCardProps) {
  const { title, text, isBusy, hasMoved, onBack, onSkip, onNext, next, children } = props;
  const t = useTexts('onboarding');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onNext();
      }}
      className="card flex flex-col gap-5 p-(--inset) sm:p-6"
    >
      <header>
        <h2
          ref={hasMoved ? focusElement : undefined}
          tabIndex={-1}
          className="font-semibold text-lg outline-none"
        >
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-soft">{text}</p>
      </header>
      {children}
      <div className="actions">
        {onBack && (
          <Button tone="plain" className="sm:mr-auto" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button tone="plain" onClick={onSkip}>
          {t('skip')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {next}
        </Button>
      </div>
    </form>
  );
}
