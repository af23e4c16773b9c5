import type { ComponentPropsWithRef } from 'react';
import { Spinner } from './spinner.tsx';

type Tone = 'primary' | 'quiet' | 'plain' | 'danger';

const tones = {
  primary: 'bg-brand text-on-brand hover:brightness-95 active:brightness-90',
  quiet: 'border border-line-strong/60 bg-surface text-ink hover:bg-sunken active:bg-line',
  plain: 'text-ink hover:bg-ink/5 active:bg-ink/10',
  danger: 'border border-danger/50 text-danger hover:bg-danger-soft',
} as const satisfies Record<Tone, string>;

/** The classes of a button, for links that look like one. */
export function buttonClass(tone: Tone = 'primary', className = ''): string {
  return `inline-flex min-h-11 select-none items-center justify-center gap-2 rounded-[0.625rem] px-4 py-2 font-medium no-underline [overflow-wrap:anywhere] transition-[background-color,filter,opacity] duration-100 disabled:opacity-55 disabled:hover:brightness-100 aria-disabled:cursor-default aria-disabled:opacity-55 ${tones[tone]} ${className}`;
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
