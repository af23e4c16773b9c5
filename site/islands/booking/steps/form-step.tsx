import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { toAttendee } from '#shared/domain/booking/attendee.ts';
import type { Flow } from '#shared/domain/booking/flow.ts';
import { readFormTexts } from '#shared/domain/booking/form-texts.ts';
import { fieldsToShow, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import type { FieldProblem } from '#shared/domain/fields/types.ts';
import { validateAnswers } from '#shared/domain/fields/validate-answers.ts';
import { FieldRow } from '#shared/react/fields/field-row.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { readAnswersDraft, saveAnswersDraft } from '../answers-draft.ts';
import type { Send } from '../booking-atom.ts';
import type { LoadedPage } from '../booking-card.tsx';
import { initialAnswer, initialGuests } from '../initial-answers.ts';
import { DataPolicy, LegalText } from './data-policy.tsx';
import { Guests } from './guests.tsx';

interface FormStepProps {
  readonly page: LoadedPage;
  readonly flow: Extract<Flow, { step: 'form' }>;
  readonly send: Send;
}

type Problems = Readonly<Record<string, FieldProblem>>;

/** Spec A §2: on a phone the form is a dialog over the times. */
export function FormDialog(props: FormStepProps) {
  const { t } = useTranslation('booking');
  return (
    <Dialog
      title={t('form.title')}
      shape="sheet"
      className="p-5"
      onClose={() => props.send({ type: 'went-back' })}
    >
      <BookingForm {...props} />
    </Dialog>
  );
}

export function FormStep(props: FormStepProps) {
  const { t } = useTranslation('booking');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return (
    <section ref={section} className="mx-auto max-w-lg">
      <h2 className="mb-5 font-semibold text-lg">{t('form.title')}</h2>
      <BookingForm {...props} />
    </section>
  );
}

function BookingForm({ page, flow, send }: FormStepProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isTouched, setTouched] = useState(false);
  const context = formContext(page, flow);
  const sources = useMemo(
    () => ({ draft: readAnswersDraft(), query: new URLSearchParams(location.search) }),
    [],
  );
  const isSending = flow.attempt.status === 'sending';
  const isShown = ({ hideUntilChange }: { hideUntilChange: boolean }) =>
    !hideUntilChange || isTouched || sources.draft !== undefined;

  const check = () => {
    if (!form.current) return undefined;
    const texts = readFormTexts(new FormData(form.current));
    const attendee = toAttendee(texts, page.bookingInfo.form, {
      ...context,
      language,
      timeZone: flow.draft.timeZone,
    });
    const found = toProblems(validateAnswers(page.bookingInfo.form, attendee, context));
    setProblems(found);
    return Object.keys(found).length === 0 ? attendee : undefined;
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const attendee = check();
    if (attendee) send({ type: 'submitted', attendee, newKey: newIdempotencyKey() });
  };
  useFocusOnProblem(form, problems);

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={keepEnterFromSubmitting}
      onInvalidCapture={check}
      onInput={(event) => {
        saveAnswersDraft(event.currentTarget);
        setTouched(true);
        const { name } = event.target as HTMLInputElement;
        setProblems((now) => without(now, name.replace(/^\$/, '')));
      }}
      aria-busy={isSending}
      className="flex flex-col gap-5"
    >
      {fieldsToShow(page.bookingInfo.form, context)
        .filter(isShown)
        .map((field) => (
          <FieldRow
            key={toAnswerKey(field)}
            field={field}
            problem={problems[toAnswerKey(field)]}
            initial={initialAnswer(field, sources)}
          />
        ))}
      {context.allowAddingGuests && (
        <Guests
          initial={initialGuests(sources)}
          problems={problems}
          onRemoved={() => form.current && saveAnswersDraft(form.current)}
        />
      )}
      {context.showDataPolicyLink && (
        <DataPolicy
          href={page.bookingInfo.privacyUrl ?? page.bookingInfo.company.dataPolicyLink}
          problem={problems.dataPolicyAccepted}
          isAccepted={(sources.draft?.dataPolicyAccepted ?? []).length > 0}
        />
      )}
      <LegalText text={page.bookingInfo.company.customLegalText} />
      <div className="flex flex-col-reverse gap-3 pt-1 sm:flex-row sm:justify-between">
        <Button tone="plain" disabled={isSending} onClick={() => send({ type: 'went-back' })}>
          {t('form.back')}
        </Button>
        <Button type="submit" busy={isSending} className="sm:min-w-40">
          {isSending
            ? t('form.sending')
            : (page.bookingInfo.form.actionButtonText[language] ?? t('form.submit'))}
        </Button>
      </div>
    </form>
  );
}

function formContext({ bookingInfo, meetingType }: LoadedPage, flow: FormStepProps['flow']) {
  return {
    channel: flow.draft.place.channel,
    hideAddressField: meetingType.hideAddressField,
    showDataPolicyLink: bookingInfo.company.showDataPolicyLink,
    allowAddingGuests: meetingType.meetingOptions.allowAddingGuests,
  };
}

/** Problems by input: `attendee.bringalongEmails.1 → bringalongEmails.1`. */
function toProblems(errors: readonly { readonly path: string; readonly code: string }[]): Problems {
  return Object.fromEntries(
    errors.map(({ path, code }) => [path.replace(/^attendee\./, ''), code as FieldProblem]),
  );
}

function without(problems: Problems, name: string): Problems {
  const key = name.replace(/\[(\d+)\]$/, '.$1');
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== key));
}

/** Spec A §5: Enter does not submit unless pressed on the submit button. */
function keepEnterFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** After our own check the first field that needs a look has the focus, as after the browser's. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problems: Problems): void {
  useEffect(() => {
    if (
      Object.keys(problems).length === 0 ||
      form.current?.contains(document.activeElement) === false
    )
      return;
    const isAtProblem = document.activeElement?.matches('[aria-invalid="true"]');
    if (!isAtProblem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, problems]);
}

/** Random and unguessable; `crypto.randomUUID` is not there on plain http. */
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
