import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Attendee, toAttendee } from '#shared/domain/booking/attendee.ts';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { readFormTexts } from '#shared/domain/booking/form-texts.ts';
import { isEmail } from '#shared/domain/fields/email.ts';
import { fieldsToShow, toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { keptTexts } from '#shared/domain/fields/fixed-answer.ts';
import type { DataField } from '#shared/domain/fields/types.ts';
import { validateAnswers } from '#shared/domain/fields/validate-answers.ts';
import { FieldRow } from '#shared/react/fields/field-row.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { LegalText } from '#shared/react/ui/legal-text.tsx';
import { readAnswersDraft, saveAnswersDraft } from '#site/lib/answers-draft.ts';
import { readKnownAnswers } from '#site/lib/known-visitor.ts';
import { createEmailCheckStore } from '../email-check-store.ts';
import { formContextOf } from '../form-context.ts';
import { hiddenAnswers, initialAnswer, initialGuests } from '../initial-answers.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { DataPolicy } from './data-policy.tsx';
import {
  nativeProblems,
  onlyOf,
  type Problems,
  toProblems,
  withoutProblem,
} from './form-problems.ts';
import { Guests } from './guests.tsx';

interface BookingFormProps {
  readonly page: LoadedPage;
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly submitText: string;
  /** It fills a phone's screen. */
  readonly isSheet?: boolean;
  /** Form-first: name and e-mail come first, the rest once they are there. */
  readonly isStepwise?: boolean;
  /** What is to be read before it is sent. */
  readonly note?: ReactNode;
  readonly onCompleted: (attendee: Attendee) => void;
  /** What the form holds, after each change. `isEmailChecked`: nothing speaks against its address. */
  readonly onChanged?: (attendee: Attendee, isEmailChecked: boolean) => void;
  readonly onTyped?: () => void;
  readonly onBack?: () => void;
}

/** Spec A §2, form: native inputs, whose answers stay in the form. */
export function BookingForm(props: BookingFormProps) {
  const { page, draft, isBusy } = props;
  const { customLegalText: legalText } = page.bookingInfo.company;
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isTouched, setTouched] = useState(false);
  const [failures, setFailures] = useState(0);
  const context = formContextOf(page, draft);
  const sources = useMemo(
    () => ({
      draft: readAnswersDraft(),
      query: new URLSearchParams(location.search),
      known: readKnownAnswers(),
    }),
    [],
  );
  const fields = fieldsToShow(page.bookingInfo.form, context);
  // What the visitor may not change was not typed either.
  const keptOf = (field: DataField) => keptTexts(page.bookingInfo.form, field, sources.query);
  const initialOf = (field: DataField) => keptOf(field) ?? initialAnswer(field, sources);
  const email = useEmailCheck(page.meetingType.emailQualityGuard, () => {
    const field = fields.find(({ target }) => target === 'email');
    return (field && initialOf(field)[0]) ?? '';
  });
  const [isIdentified, setIdentified] = useState(() =>
    fields.filter(isIdentity).every((field) => initialOf(field)[0]),
  );
  const hasAll = !props.isStepwise || isIdentified;
  const isShown = (field: DataField) =>
    (!field.hideUntilChange || isTouched || sources.draft !== undefined) &&
    (hasAll || isIdentity(field));

  const read = () => {
    if (!form.current) return undefined;
    const texts = {
      ...hiddenAnswers(page.bookingInfo.form, context, sources.query),
      ...readFormTexts(new FormData(form.current)),
    };
    const asked = { ...context, language, timeZone: draft.timeZone };
    return toAttendee(texts, page.bookingInfo.form, asked);
  };
  const check = () => {
    const attendee = read();
    if (!attendee || !form.current) return undefined;
    const all = {
      ...nativeProblems(form.current),
      ...toProblems(validateAnswers(page.bookingInfo.form, attendee, context)),
    };
    const found = hasAll ? all : onlyOf(all, identities);
    setProblems(found);
    if (Object.keys(found).length === 0) return attendee;
    // What is wrong may be with a field that waits for a change.
    setTouched(true);
    setFailures((count) => count + 1);
    return undefined;
  };
  const tellChange = () => {
    const attendee = read();
    if (attendee) props.onChanged?.(attendee, email.isChecked());
  };
  useTellChecked(email, tellChange);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const attendee = check();
    if (!attendee) return;
    // The first Continue of a form-first page may be what brings the other fields.
    if (!hasAll) setIdentified(true);
    else if (await email.isGood()) props.onCompleted(attendee);
    else setFailures((count) => count + 1);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    saveAnswersDraft(event.currentTarget);
    props.onTyped?.();
    setTouched(true);
    setProblems((now) => withoutProblem(now, name));
    if (name === 'email') email.typed(value);
    const attendee = read();
    if (attendee && isEmail(attendee.email) && hasName(attendee)) setIdentified(true);
    tellChange();
  };
  const shownProblems: Problems = email.problem ? { email: email.problem, ...problems } : problems;
  useFocusOnProblem(form, failures);

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      // The browser's bubbles would cover what we say, in a language of their own.
      noValidate
      onKeyDown={keepEnterFromSubmitting}
      onInput={onInput}
      onBlur={(event) => {
        if (event.target.matches('[name="email"]')) email.blurred();
      }}
      aria-busy={isBusy}
      className="flex flex-col gap-5"
    >
      {fields.filter(isShown).map((field) => (
        <FieldRow
          key={toAnswerKey(field)}
          field={field}
          problem={shownProblems[toAnswerKey(field)]}
          initial={initialOf(field)}
          isKept={keptOf(field) !== undefined}
          isChecking={field.target === 'email' && email.isChecking}
        />
      ))}
      {hasAll && context.allowAddingGuests && (
        <Guests
          initial={initialGuests(sources)}
          problems={problems}
          onRemoved={() => form.current && saveAnswersDraft(form.current)}
        />
      )}
      {hasAll && context.showDataPolicyLink && (
        <DataPolicy
          href={page.bookingInfo.privacyUrl ?? page.bookingInfo.company.dataPolicyLink}
          problem={problems.dataPolicyAccepted}
          isAccepted={(sources.draft?.dataPolicyAccepted ?? []).length > 0}
        />
      )}
      {hasAll && legalText && <LegalText html={legalText} />}
      {props.note}
      <FormActions {...props} />
    </form>
  );
}

/** On a sheet what sends the form stands at its foot, always in view; the way back comes before it. */
function FormActions({ isBusy, isSheet, onBack, submitText }: BookingFormProps) {
  const { t } = useTranslation('booking-steps');
  return (
    <div className={isSheet ? 'contents' : 'actions pt-1'}>
      {onBack && (
        <Button
          tone="plain"
          disabled={isBusy}
          onClick={onBack}
          className={isSheet ? 'self-center' : 'sm:mr-auto sm:-ml-4'}
        >
          {t('form.back')}
        </Button>
      )}
      <div className={isSheet ? 'sheet-foot' : 'contents'}>
        <Button type="submit" busy={isBusy} className={isSheet ? 'w-full' : 'sm:min-w-40'}>
          {submitText}
        </Button>
      </div>
    </div>
  );
}

const identities: readonly string[] = ['fullname', 'firstname', 'lastname', 'email'];

function isIdentity({ target }: DataField): boolean {
  return identities.includes(target);
}

function hasName({ fullname, firstname, lastname }: Attendee): boolean {
  return Boolean(fullname || (firstname && lastname));
}

/** Spec A §5, e-mail quality guard, where the meeting type has it on. */
function useEmailCheck(isOn: boolean, initialEmail: () => string) {
  const [store] = useState(() => createEmailCheckStore(initialEmail()));
  const state = useSyncExternalStore(store.subscribe, store.read);
  return {
    problem: isOn && state.step === 'invalid' ? state.problem : undefined,
    isChecking: isOn && state.step === 'validating',
    isChecked: () => !isOn || store.read().step === 'valid',
    isGood: async () => !isOn || (await store.settle()).step !== 'invalid',
    typed: (email: string) => isOn && store.typed(email),
    blurred: () => isOn && store.blurred(),
    subscribe: store.subscribe,
  };
}

/** An address that was found good is news for whoever listens to the form. */
function useTellChecked(
  { subscribe }: Pick<ReturnType<typeof useEmailCheck>, 'subscribe'>,
  tell: () => void,
): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => subscribe(() => latest.current()), [subscribe]);
}

/** Spec A §5: Enter does not submit unless pressed on the submit button. */
function keepEnterFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** After each check that fails, the first field that needs a look has the focus. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, failures: number): void {
  useEffect(() => {
    if (failures === 0) return;
    const place = form.current?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]');
    const control = place?.matches('[aria-invalid="true"]')
      ? place
      : (place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
        place?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea'));
    control?.focus();
  }, [form, failures]);
}
