import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** A region that scrolls has to be reachable by keyboard. */
const scrollableByKeyboard = { tabIndex: 0 } as const;

/** Spec A §2: clamped to 3 lines; opened, it is at most 180 px high. */
export function Description({
  text,
  isCompact,
}: {
  readonly text: string;
  readonly isCompact: boolean;
}) {
  const { t } = useTranslation('booking');
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const clamped = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = clamped.current;
    if (!element || isOpen) return undefined;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    // Before it is painted, so that nothing moves; whether it fits may change with the window and
    // the size of its letters.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className="mt-2 text-pretty text-soft max-md:text-sm md:mt-3">
      {isOpen ? (
        <p {...scrollableByKeyboard} className="max-h-[180px] overflow-y-auto whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p
          ref={clamped}
          className={`${isCompact ? 'line-clamp-1' : 'line-clamp-2 md:line-clamp-3'} max-h-[180px] whitespace-pre-line`}
        >
          {text}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="link touch mt-1 mb-1 rounded-md text-sm"
        >
          {isOpen ? t('panel.showLess') : t('panel.showMore')}
        </button>
      )}
    </div>
  );
}
