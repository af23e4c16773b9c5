import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { Icon } from './icon.tsx';

interface PickerButtonProps {
  /** Of its `<label>`. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Its own name where it has no `id`. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-flaw'?: string | undefined;
  /** Fetches the dialog before it is needed, unless it is there with the button. */
  readonly load?: () => Promise<unknown>;
  /** What is chosen. */
  readonly text: ReactNode;
  /** The dialog, which begins with what was typed before it was here. */
  readonly children: (typed: string, close: () => void) => ReactNode;
}

/**
 * What is chosen of many, and behind it the dialog that finds another. It is opened as a select is: by a
 * press, by an arrow, or by a letter, which begins the search.
 */
export function PickerButton(props: PickerButtonProps) {
  const { id, label, className = '', load, text, children, ...control } = props;
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const open = () => setTyped((before) => before ?? '');
  // Should that fail, it is asked for again when it is needed.
  const warm = () => void load?.().catch((error: unknown) => console.warn(error));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    // Also while the dialog is on its way.
    else if (isLetter(event)) setTyped((before = '') => before + event.key);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <button
        {...control}
        type="button"
        id={id}
        role="combobox"
        aria-label={id === undefined ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={open}
        onKeyDown={onKeyDown}
        className={`field flex items-center justify-between gap-2 text-left ${className}`}
      >
        <span className="long-words min-w-0">{text}</span>
        <Icon name="down" className="size-4 shrink-0 text-soft" />
      </button>
      {isOpen && (
        // A section, so that the dialog's own header is not taken for the page's.
        <section>
          <Suspense fallback={null}>{children(typed, () => setTyped(undefined))}</Suspense>
        </section>
      )}
    </>
  );
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}
