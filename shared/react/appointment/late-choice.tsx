import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LATE_MINUTES, type LateMinutes, type RunningLate } from '#shared/domain/running-late.ts';
import type { TextValues } from '#shared/i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type LateText = `late.${'title' | 'hint' | 'minutes' | 'onTime' | 'you' | 'other'}`;

interface LateChoiceProps {
  readonly say: (key: LateText, values?: TextValues) => string;
  readonly late: readonly RunningLate[];
  /** What is being told just now. */
  readonly pending: LateMinutes | undefined;
  /** The page was opened for it. */
  readonly isAsked?: boolean;
  /** None where the reader says nothing here. */
  readonly onSay: ((minutes: LateMinutes) => void) | undefined;
  /** What else can be done about it. */
  readonly children?: ReactNode;
}

/** Who is running late, read out as it changes, and by how much the reader is. */
export function LateChoice(props: LateChoiceProps) {
  const { say, late, pending, isAsked = false, onSay, children } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const own = late.find(({ isYou }) => isYou)?.minutes ?? 0;
  useEffect(() => {
    if (isAsked) title.current?.focus();
  }, [isAsked]);
  const tell = (minutes: LateMinutes) => pending === undefined && onSay?.(minutes);
  return (
    <section aria-labelledby={titleId} className="print:hidden">
      <h2 id={titleId} ref={title} tabIndex={-1} className="font-semibold outline-none">
        {say('late.title')}
      </h2>
      <div role="status" className="wrap-anywhere">
        {late.map(({ name, minutes, isYou }) => (
          <p key={`${name} ${isYou}`} className="mt-1 flex items-start gap-2">
            <Icon name="clock" className="mt-1 size-4 shrink-0 text-soft" />
            {isYou ? say('late.you', { minutes }) : say('late.other', { name, minutes })}
          </p>
        ))}
      </div>
      {onSay && (
        <>
          <p className="mt-1 text-soft text-sm">{say('late.hint')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {LATE_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                tone="quiet"
                aria-pressed={minutes === own}
                busy={minutes === pending}
                onClick={() => tell(minutes)}
              >
                {minutes === own && <Icon name="check" className="size-4" />}
                {say('late.minutes', { minutes })}
              </Button>
            ))}
            {own > 0 && (
              <Button
                tone="plain"
                busy={pending === 0}
                onClick={() => {
                  // It goes once it is told.
                  title.current?.focus();
                  tell(0);
                }}
              >
                {say('late.onTime')}
              </Button>
            )}
            {children}
          </div>
        </>
      )}
    </section>
  );
}
