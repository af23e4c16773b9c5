import type { ReactNode } from 'react';

interface ControlProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly tone?: 'plain' | 'off' | 'on' | 'leave';
  readonly isPressed?: boolean;
  readonly shortcut?: string;
  /** Not in the row of a phone: the menu has it there. */
  readonly isWide?: boolean;
  /** How many are new, or wait. */
  readonly count?: number;
  readonly onPress: () => void;
}

const faces = {
  plain: 'border-white/25 bg-black/45 group-hover:bg-black/65',
  on: 'border-transparent bg-brand text-on-brand',
  off: 'border-transparent bg-[#c5352b] group-hover:bg-[#b12e25]',
  leave: 'border-transparent bg-[#c5352b] group-hover:bg-[#b12e25]',
} as const;

export const controlClass =
  // Six of them are the row of a phone: each is as wide as its word, so that words keep apart.
  'group flex min-w-12 shrink-0 flex-col items-center gap-1 rounded-lg text-xs font-medium text-white md:w-18';

/** A button under the thumb: a sign, and the word for it. */
export function Control({ icon, label, tone = 'plain', count = 0, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      aria-pressed={rest.isPressed}
      aria-keyshortcuts={rest.shortcut}
      title={rest.shortcut ? `${label} (${rest.shortcut})` : undefined}
      onClick={rest.onPress}
      className={`${controlClass} ${rest.isWide ? 'max-md:hidden' : ''}`}
    >
      <ControlFace tone={tone}>
        {icon}
        {count > 0 && (
          <span className="absolute -top-1 -right-1 min-w-5 rounded-full bg-white px-1.5 text-center text-black text-xs leading-5">
            {count}
          </span>
        )}
      </ControlFace>
      <span className="whitespace-nowrap md:max-w-full md:truncate">{label}</span>
    </button>
  );
}

export function ControlFace({
  tone = 'plain',
  children,
}: {
  readonly tone?: keyof typeof faces;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`relative flex size-12 items-center justify-center rounded-full border transition-colors ${faces[tone]}`}
    >
      {children}
    </span>
  );
}
