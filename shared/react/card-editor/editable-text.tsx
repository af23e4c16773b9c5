import type { ReactNode } from 'react';
import { profileNames } from '#shared/domain/card/profiles.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { CardDesk } from './card-desk.ts';
import { type CardText, readText } from './card-texts.ts';
import { TypedText } from './typed-text.tsx';
import { useCardField } from './use-card-field.ts';

interface EditableTextProps {
  readonly desk: CardDesk;
  readonly text: CardText;
  /** How it looks on the card; nothing is asked for it where there is no text. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A text of the card: as visitors see it, and typed in that place once it is pressed. */
export function EditableText({ desk, text, children, className = '' }: EditableTextProps) {
  const t = useTexts('card-editor');
  const toast = useToast({ isTitled: true });
  const label = useLabel(text);
  const field = useCardField({
    desk,
    text,
    onFailed: () => toast.fail(t('failed.text', { field: label })),
  });
  const { state } = field;
  const shown = readText(desk.card, text);
  return (
    <div ref={field.root} className="min-w-0">
      {state.step === 'shown' ? (
        <button
          ref={field.face}
          type="button"
          aria-label={shown === '' ? undefined : t('edit', { field: label, value: shown })}
          onClick={field.open}
          className={`group -mx-2 flex min-h-11 max-w-[calc(100%+1rem)] items-center gap-2 rounded-lg px-2 py-1 text-left hover:bg-ink/5 ${className}`}
        >
          {shown === '' ? (
            <span className="text-soft">{t('add', { field: label })}</span>
          ) : (
            <span className="long-words min-w-0">{children}</span>
          )}
          <Icon
            name={state.isSaved ? 'check' : 'edit'}
            className={`size-4 shrink-0 ${state.isSaved ? 'text-success' : 'text-soft opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-60'}`}
          />
        </button>
      ) : (
        <TypedText {...{ field, state, text, label }} />
      )}
      <span role="status" className="sr-only">
        {state.step === 'saving' && t('saving')}
        {state.step === 'shown' && state.isSaved && t('saved', { field: label })}
      </span>
    </div>
  );
}

/** What a text is called. */
function useLabel(text: CardText): string {
  const t = useTexts('card-editor');
  return text in profileNames
    ? profileNames[text as keyof typeof profileNames]
    : t(`fields.${text as Exclude<CardText, keyof typeof profileNames>}`);
}
