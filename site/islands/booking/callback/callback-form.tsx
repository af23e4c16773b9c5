import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type Callback,
  callbackFields,
  checkCallback,
  toCallback,
} from '#shared/domain/booking/callback.ts';
import { readFormTexts } from '#shared/domain/booking/form-texts.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { FieldRow } from '#shared/react/fields/field-row.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { DataPolicy } from '../steps/data-policy.tsx';
import { type Problems, withoutProblem } from '../steps/form-problems.ts';
import { knownAnswer, readKnownAnswers } from './known-answers.ts';

interface CallbackFormProps {
  readonly page: LoadedPage;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly error: unknown;
  readonly onCompleted: (callback: Callback & { readonly dataPolicyAccepted: boolean }) => void;
}

/** Native inputs, as the booking's; what the visitor has told already is filled in. */
export function CallbackForm({ page, isBusy, error, onCompleted }: CallbackFormProps) {
  const { t } = useTranslation('callback');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [known] = useState(readKnownAnswers);
  const { bookingInfo } = page;
  const { company } = bookingInfo;
  const fields = callbackFields(bookingInfo.form, t('notes'));
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const check = () => {
    if (!form.current) return undefined;
    const texts = readFormTexts(new FormData(form.current));
    const isRefused = company.showDataPolicyLink && !('dataPolicyAccepted' in texts);
    const found: Problems = {
      ...checkCallback(fields, texts),
      ...(isRefused && { dataPolicyAccepted: 'data-policy-required' }),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (!first) return texts;
    form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return undefined;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const texts = check();
    if (texts && !isBusy) {
      onCompleted({ ...toCallback(texts), dataPolicyAccepted: 'dataPolicyAccepted' in texts });
    }
  };

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      onInput={(event) => {
        const { name } = event.target as HTMLInputElement;
        setProblems((now) => withoutProblem(now, name));
      }}
      aria-busy={isBusy}
      className="flex flex-col gap-5"
    >
      <p className="text-pretty text-soft">
        {t('text', { name: bookingInfo.bookingBelongsToName })}
      </p>
      {fields.map((field) => (
        <FieldRow
          key={toAnswerKey(field)}
          field={field}
          problem={problems[toAnswerKey(field)]}
          initial={knownAnswer(field, known)}
        />
      ))}
      {company.showDataPolicyLink && (
        <DataPolicy
          href={bookingInfo.privacyUrl ?? company.dataPolicyLink}
          problem={problems.dataPolicyAccepted}
          isAccepted={false}
        />
      )}
      {error !== null && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" busy={isBusy} className="sm:self-end">
        {t('send')}
      </Button>
    </form>
  );
}
