import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { keepFootFree } from '../ui/keep-foot-free.ts';
import { useErrorText } from '../ui/use-error-text.ts';
import { hasChanges } from './form-state.ts';
import type { Form } from './use-form.ts';

const OverwriteDialog = lazy(() =>
  import('./overwrite-dialog.tsx').then((module) => ({ default: module.OverwriteDialog })),
);

interface SaveBarProps {
  readonly form: Pick<Form, 'state' | 'discard' | 'overwrite'>;
  /** What the screen calls its fields, by their names. */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * Floats at the foot of the screen as soon as something has changed: what became of it, and the way out.
 * The screen keeps room for it below its last line, so that nothing moves when it comes or goes.
 */
export function SaveBar({ form, labels }: SaveBarProps) {
  const t = useTexts('form');
  const errorText = useErrorText();
  const { state, discard, overwrite } = form;
  const { phase } = state;
  const bar = useRef<HTMLDivElement>(null);
  const isChanged = hasChanges(state);
  useSaveKey(bar, isChanged);
  const isSaved = phase.is === 'saved' && !isChanged;
  const isOpen = isChanged || isSaved;
  const isFailed = phase.is === 'failed' && isChanged;
  return (
    <div ref={isOpen ? keepFootFree : undefined} data-save-bar className="at-foot">
      <div
        ref={bar}
        tabIndex={-1}
        className={`outline-none ${isOpen ? 'floating pointer-events-auto flex max-w-2xl animate-[rise_160ms_ease-out] flex-wrap items-center gap-2 p-2' : ''}`}
      >
        {/* There from the start: what is put into it later is heard. */}
        <p role="status" className="flex flex-[1_1_5.5rem] items-center gap-2 px-2 text-sm">
          {isSaved && <Icon name="check" className="size-4 text-success" />}
          {isOpen && !isFailed && t(isSaved ? 'saved' : 'unsaved')}
        </p>
        {isFailed && (
          <p role="alert" className="order-first w-full px-2 text-danger text-sm">
            {errorText(phase.error)}
          </p>
        )}
        {isChanged && (
          <div ref={handOnFocus} className="contents">
            <Button tone="plain" disabled={phase.is === 'saving'} onClick={discard}>
              {t('discard')}
            </Button>
            <Button type="submit" aria-keyshortcuts="Control+S Meta+S" busy={phase.is === 'saving'}>
              {t('save')}
            </Button>
          </div>
        )}
      </div>
      {overwrite && (
        <Suspense>
          <OverwriteDialog
            {...overwrite}
            labels={[...new Set(overwrite.names.flatMap((name) => labels[name] ?? []))]}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The buttons go once all is saved: the focus stays in the bar, and with it the place in the form. */
function handOnFocus(buttons: HTMLElement | null): () => void {
  return () => {
    if (buttons?.contains(document.activeElement)) buttons.parentElement?.focus();
  };
}

/** Ctrl+S saves the form that the focus is in, as every editor does. */
function useSaveKey(bar: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      const form = bar.current?.closest('form');
      const { activeElement, body } = document;
      if (!form || (activeElement !== body && !form.contains(activeElement))) return;
      event.preventDefault();
      form.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [bar, isOn]);
}
