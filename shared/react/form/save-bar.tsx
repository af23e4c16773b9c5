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
      className={`sticky bottom-20 z-30 md:bottom-4 ${isOpen ? 'floating flex flex-wrap items-center gap-2 py-2 pr-2 pl-4' : ''}`}
    >
      {/* There from the start: what is put into it later is heard. */}
      <p role="status" className="flex min-w-40 flex-1 items-center gap-2 text-sm">
        {phase.is === 'saved' && <Icon name="check" className="size-4 text-success" />}
        {isOpen && !isFailed && t(phase.is === 'saved' ? 'saved' : 'unsaved')}
      </p>
      {isFailed && (
        <p role="alert" className="order-first w-full text-danger text-sm">
          {errorText(phase.error)}
        </p>
      )}
      {hasChanges(state) && (
        <>
          <Button tone="plain" disabled={phase.is === 'saving'} onClick={discard}>
            {t('discard')}
          </Button>
          <Button type="submit" busy={phase.is === 'saving'}>
            {t('save')}
          </Button>
        </>
      )}
    </div>
  );
}
