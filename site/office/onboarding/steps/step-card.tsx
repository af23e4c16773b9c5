import type { ComponentProps } from 'react';
import { ToldContext } from '#shared/react/form/told.ts';
import { useSending } from '#shared/react/form/use-sending.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';

/** How a step is come to, and where it leads. */
export interface StepWays {
  /** Somebody came here from another step: a reader hears which it is now. */
  readonly hasMoved: boolean;
  readonly onNext: () => void;
  /** Puts all steps away. */
  readonly onPutAway: () => void;
}

interface StepCardProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange'> {
  readonly ways: StepWays;
  readonly title: string;
  readonly text: string;
  /** What its one button says. */
  readonly next: string;
  /** What it throws is said: beside the field that it is about, or above the button. */
  readonly onSave: () => Promise<unknown>;
  readonly refusals?: Readonly<Record<string, string>>;
  /** Where it leads once it is saved, where that is not the next step. */
  readonly onSaved?: () => void;
}

/** One step: what is asked and why, the one way on, and the quiet way out. */
export function StepCard(props: StepCardProps) {
  const { ways, title, text, next, onSave, refusals, onSaved = ways.onNext, children } = props;
  const t = useTexts('onboarding');
  const { isBusy, told, failure, onSubmit, onChange } = useSending({ onSave, refusals, onSaved });
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
      className="card flex flex-col gap-5 p-(--inset) sm:p-6"
    >
      <header>
        <h2
          ref={ways.hasMoved ? focusElement : undefined}
          tabIndex={-1}
          className="font-semibold text-lg outline-none"
        >
          {title}
        </h2>
        <p className="max-w-prose text-pretty text-soft">{text}</p>
      </header>
      <ToldContext value={told}>{children}</ToldContext>
      {failure && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
          {failure}
        </p>
      )}
      <div className="actions">
        <Button tone="plain" onClick={ways.onPutAway}>
          {t('putAway')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {next}
        </Button>
      </div>
    </form>
  );
}
