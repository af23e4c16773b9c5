import { type ReactNode, useId } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { focusOnOpen } from './focus-on-open.ts';
import { Icon } from './icon.tsx';
import { openDialog } from './open-dialogs.ts';

interface DialogProps {
  readonly title: string;
  /** Called on Escape, on the cross and on a click beside the dialog, unless it `isHeld`. */
  readonly onClose: () => void;
  /** What it shows is not shown again: only its own buttons close it. */
  readonly isHeld?: boolean;
  readonly children: ReactNode;
  /**
   * `sheet` fills a phone's screen from below, `drawer` as much of it as it needs; `panel` stays a centred
   * card; `screen` is all of it, bright in either scheme, to be held out; `finder` hangs from the top, so that its field stays where it is while what it finds grows and shrinks.
   */
  readonly shape?: 'panel' | 'sheet' | 'drawer' | 'finder' | 'screen';
  /** The id of what describes the title, which then takes the focus. */
  readonly titleDescribedBy?: string;
  readonly className?: string;
}

const shapes = {
  panel:
    'w-[min(28rem,calc(100vw-2*var(--inset)))] max-w-none max-h-[min(40rem,calc(100dvh-2rem))]',
  sheet:
    'w-full max-w-none h-dvh max-h-none md:w-[min(34rem,calc(100vw-2rem))] md:h-fit md:max-h-[calc(100dvh-2rem)] max-md:rounded-none max-md:border-0',
  drawer:
    'mb-0 w-full max-w-none max-h-[85dvh] rounded-b-none border-x-0 border-b-0 pb-[env(safe-area-inset-bottom)]',
  screen:
    'm-0 size-full max-h-none max-w-none rounded-none bg-white text-[#1c1b19] [color-scheme:light]',
  finder: 'mt-[min(6rem,8dvh)] mb-auto w-[min(34rem,calc(100vw-2rem))] max-h-[min(34rem,80dvh)]',
} as const;

/** A modal on the platform's `<dialog>`: it is open for as long as it is rendered. */
export function Dialog({
  title,
  onClose,
  isHeld = false,
  children,
  shape = 'panel',
  titleDescribedBy,
  className = '',
}: DialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <dialog
      ref={openDialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A chooser of files that is closed says the same, and so does a dialog within.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !isHeld) onClose();
      }}
      className={`floating overflow-hidden p-0 ${shapes[shape]}`}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-2 border-line border-b px-(--gutter) py-3">
          <h2
            id={titleId}
            ref={titleDescribedBy ? focusOnOpen : undefined}
            tabIndex={-1}
            aria-describedby={titleDescribedBy}
            className="max-w-[calc(100%-1.5rem)] font-semibold outline-none wrap-break-word"
          >
            {title}
          </h2>
          {!isHeld && (
            <button
              type="button"
              onClick={onClose}
              aria-label={t('close')}
              className="-my-1 -mr-3 rounded-lg p-3 text-soft hover:text-ink"
            >
              <Icon name="cross" />
            </button>
          )}
        </header>
        <div className={`min-h-0 flex-1 overflow-y-auto ${className}`}>{children}</div>
      </div>
    </dialog>
  );
}
