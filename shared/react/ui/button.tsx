import type { ComponentPropsWithRef } from 'react';
import { Spinner } from './spinner.tsx';

type Tone = 'primary' | 'quiet' | 'plain' | 'danger';

/** The classes of a button (ui.css), for links that look like one. */
export function buttonClass(tone: Tone = 'primary', className = ''): string {
  return `button button-${tone} ${className}`;
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly tone?: Tone;
  /** Shows a spinner and takes no second click; the label stays, and so does the focus. */
  readonly busy?: boolean;
}

export function Button({ tone, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(tone, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
