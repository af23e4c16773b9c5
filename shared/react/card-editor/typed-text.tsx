import { type ComponentProps, type KeyboardEvent, type RefCallback, useId } from 'react';
import type { CardField } from '#shared/domain/card/card-field.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { type CardText, type CardTextFlaw, maxLengthOf } from './card-texts.ts';
import type { useCardField } from './use-card-field.ts';

type Typed = Exclude<CardField<CardTextFlaw>, { readonly step: 'shown' }>;

interface TypedTextProps {
  readonly field: ReturnType<typeof useCardField>;
  readonly state: Typed;
  readonly text: CardText;
  readonly label: string;
}

/** A text while it is typed, on its way, or not saved. Spec B §4.1: Enter or leaving it saves, Escape cancels. */
export function TypedText({ field, state, text, label }: TypedTextProps) {
  const id = useId();
  const isBusy = state.step === 'saving';
  const control = {
    ref: begin,
    value: state.typed,
    readOnly: isBusy,
    maxLength: maxLengthOf(text),
    'aria-label': label,
    'aria-invalid': isWrong(state) || undefined,
    'aria-describedby': id,
    // As high as what it stands for, so that nothing moves under the pointer that leaves it.
    className: `field block min-h-11! [field-sizing:content] ${isName(text) ? 'w-auto! min-w-32 max-w-full' : ''}`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      field.type(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && !event.shiftKey) {
        event.preventDefault();
        field.enter();
      } else if (event.key === 'Escape') {
        // A dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        field.cancel();
      }
    },
  } as const;
  return (
    <fieldset
      aria-label={label}
      className="relative -mx-2 flex flex-col gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.leave();
      }}
    >
      <div className="relative">
        {text === 'description' ? (
          <textarea {...control} rows={2} />
        ) : (
          <input {...control} {...kinds[text]} />
        )}
        {isBusy && <Spinner className="absolute top-3 right-3 size-4" />}
      </div>
      <TextNotes {...{ field, state, text, id }} />
    </fieldset>
  );
}

/** It floats over what comes next, which can be pressed through it. */
const NOTE =
  'pointer-events-none floating absolute top-full left-0 z-10 mt-1 w-max max-w-full rounded-lg px-3 py-1.5 text-note';

interface TextNotesProps extends Omit<TypedTextProps, 'label'> {
  readonly id: string;
}

/** What there is to say of what was typed, and what can be done with it. */
function TextNotes({ field, state, text, id }: TextNotesProps) {
  const t = useTexts('card-editor');
  const form = useTexts('form');
  const common = useTexts('common');
  const errorText = useErrorText();
  if (state.step === 'overtaken') {
    return (
      <Ways
        verb={t('overtaken.mine')}
        keep={t('overtaken.theirs')}
        onInsist={field.insist}
        onCancel={field.cancel}
      >
        <span id={id}>
          {t(state.was === '' ? 'overtaken.empty' : 'overtaken.text')}{' '}
          <q className="long-words font-medium empty:hidden">{state.was}</q>
        </span>
      </Ways>
    );
  }
  if (state.step === 'failed') {
    return (
      <Ways
        verb={common('tryAgain')}
        keep={form('discard')}
        onInsist={field.insist}
        onCancel={field.cancel}
      >
        <span id={id}>{errorText(state.error)}</span>
      </Ways>
    );
  }
  const flaw = state.step === 'typing' ? state.flaw : undefined;
  if (flaw) {
    return (
      <p id={id} role="alert" className={`${NOTE} text-danger`}>
        {t(`flaws.${flaw}`)}
      </p>
    );
  }
  return (
    <p id={id} className={`${NOTE} text-soft`}>
      {state.step === 'saving' ? t('saving') : t(text === 'description' ? 'howLines' : 'how')}
    </p>
  );
}

interface WaysProps {
  readonly verb: string;
  readonly keep: string;
  readonly onInsist: () => void;
  readonly onCancel: () => void;
  readonly children: ComponentProps<'p'>['children'];
}

/** Something came in between: what, and the two ways on. */
function Ways({ verb, keep, onInsist, onCancel, children }: WaysProps) {
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-danger-soft p-3">
      <p role="alert" className="text-danger text-pretty text-sm">
        {children}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={onInsist}>
          {verb}
        </Button>
        <Button tone="plain" onClick={onCancel}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

function isName(text: CardText): boolean {
  return text === 'firstname' || text === 'lastname';
}

function isWrong(state: Typed): boolean {
  return state.step === 'failed' || (state.step === 'typing' && state.flaw !== undefined);
}

/** What is there is changed from its end, or replaced as a whole. */
const begin: RefCallback<HTMLInputElement | HTMLTextAreaElement> = (element) => {
  element?.focus();
  element?.select();
};

const address = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;

const kinds = {
  firstname: { autoComplete: 'off' },
  lastname: { autoComplete: 'off' },
  title: { autoComplete: 'off' },
  email: { ...address, inputMode: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  linkedIn: address,
  facebook: address,
  twitter: address,
  instagram: address,
  xing: address,
} as const satisfies Record<Exclude<CardText, 'description'>, ComponentProps<'input'>>;
