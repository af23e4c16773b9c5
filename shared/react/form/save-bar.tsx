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
  const isOpen = hasChanges(state) || phase.is === 'saved';
  const isFailed = phase.is === 'failed' && hasChanges(state);
  return (
    <div
      className={`sticky bottom-20 z-30 md:bottom-4 ${isOpen ? 'floating flex flex-wrap items-center gap-2 p-2' : ''}`}
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
        <>
          <Button
            tone="plain"
            className="grow sm:grow-0"
            disabled={phase.is === 'saving'}
            onClick={discard}
          >
            {t('discard')}
          </Button>
          <Button type="submit" className="grow sm:grow-0" busy={phase.is === 'saving'}>
            {t('save')}
          </Button>
        </>
      )}
    </div>
  );
}
