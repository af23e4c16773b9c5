import { useEffect, useState } from 'react';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';

/** So long a button says that it has copied. */
const SAID_MS = 2_500;

interface CopyButtonProps {
  readonly text: string;
  /** What it copies, for who cannot see what stands beside it. */
  readonly label: string;
  /** Shows the words beside the picture. */
  readonly isWordy?: boolean;
  readonly onCopied?: () => void;
}

/** Copies a text, and says so; where a page may not copy, it shows what can be copied by hand. */
export function CopyButton({ text, label, isWordy = false, onCopied }: CopyButtonProps) {
  const t = useTexts('office');
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    const isDone = await copyText(text);
    setOutcome(isDone ? 'copied' : 'shown');
    if (isDone) onCopied?.();
  };
  const isCopied = outcome === 'copied';
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        // What it says once it has copied is its name then.
        aria-label={isWordy && isCopied ? undefined : label}
        title={label}
        className={
          isWordy
            ? 'button button-quiet text-sm'
            : 'inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink pointer-coarse:size-11'
        }
      >
        <Icon
          name={isCopied ? 'check' : 'copy'}
          className={`size-4.5 ${isCopied ? 'text-success' : ''}`}
        />
        {isWordy && t(isCopied ? 'copy.done' : 'copy.do')}
      </button>
      <span role="status" className="sr-only">
        {isCopied && t('copy.done')}
      </span>
      {outcome === 'shown' && (
        <input
          readOnly
          aria-label={label}
          value={text}
          onCopy={onCopied}
          ref={(field) => field?.select()}
          onBlur={() => setOutcome(undefined)}
          className="field w-full text-sm!"
        />
      )}
    </>
  );
}
