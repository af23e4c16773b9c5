import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useErrorText } from '../ui/use-error-text.ts';
import { hasChanges } from './form-state.ts';
import type { Form } from './use-form.ts';

/** At the foot of a form, there as soon as something has changed: what became of it, and the way out. */
export function SaveBar({ form }: { readonly form: Pick<Form, 'state' | 'discard'> }) {
  const t = useTexts('form');
  const errorText = useErrorText();
  const { state, discard } = form;
  const { phase } = state;
  const bar = useRef<HTMLDivElement>(null);
  useSaveKey(bar, hasChanges(state));
  const isOpen = hasChanges(state) || phase.is === 'saved';
  const isFailed = phase.is === 'failed' && hasChanges(state);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={`sticky bottom-20 z-30 outline-none md:bottom-4 ${isOpen ? 'floating flex flex-wrap items-center gap-2 p-2' : ''}`}
    >
      {/* There from the start: what is put into it later is heard. */}
      <p
        role="status"
        className="flex basis-full items-center gap-2 px-2 text-sm sm:basis-0 sm:grow"
      >
        {phase.is === 'saved' && <Icon name="check" className="size-4 text-success" />}
        {isOpen && !isFailed && t(phase.is === 'saved' ? 'saved' : 'unsaved')}
      </p>
      {isFailed && (
        <p role="alert" className="order-first w-full px-2 text-danger text-sm">
          {errorText(phase.error)}
        </p>
      )}
      {hasChanges(state) && (
        <div ref={handOnFocus} className="contents">
          <Button
            tone="plain"
            className="grow sm:grow-0"
            disabled={phase.is === 'saving'}
            onClick={discard}
          >
            {t('discard')}
          </Button>
          <Button
            type="submit"
            aria-keyshortcuts="Control+S Meta+S"
            className="grow sm:grow-0"
            busy={phase.is === 'saving'}
          >
            {t('save')}
          </Button>
        </div>
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
