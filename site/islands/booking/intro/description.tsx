import { useCallback, useState } from 'react';
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
  // While it is clamped: whether it fits may change with the window and the size of its letters.
  const measure = useCallback((element: HTMLParagraphElement) => {
    // Told of what it observes before that is painted: to measure here would lay the page out twice.
    const observer = new ResizeObserver(() => {
      setLong(element.scrollHeight > element.clientHeight + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="mt-3 text-pretty text-soft">
      {isOpen ? (
        <p {...scrollableByKeyboard} className="max-h-[180px] overflow-y-auto whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p
          ref={measure}
          className={`${isCompact ? 'line-clamp-1' : 'line-clamp-3'} max-h-[180px] whitespace-pre-line`}
        >
          {text}
        </p>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="link touch mt-1 rounded-md text-sm"
        >
          {isOpen ? t('panel.showLess') : t('panel.showMore')}
        </button>
      )}
    </div>
  );
}
