import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Spec B §2.5: two lines, and the rest for those who ask for it. */
export function Biography({ text }: { readonly text: string }) {
  const { t } = useTranslation('card');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (!current || isOpen) return;
    const look = () => setIsCut(current.scrollHeight > current.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div className="relative">
      <p
        ref={paragraph}
        className={`note long-words whitespace-pre-line text-pretty ${isOpen ? '' : 'line-clamp-2 noscript:line-clamp-none'}`}
      >
        {text}
      </p>
      {/* It lies on the end of the second line, so that nothing moves when it comes. */}
      {(isCut || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={`touch rounded-md text-brand-text hover:underline ${isOpen ? 'mt-1' : 'absolute right-0 bottom-0 bg-[linear-gradient(to_right,transparent,var(--surface)_2rem)] pl-10'}`}
        >
          {t(isOpen ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}
