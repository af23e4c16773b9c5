import { type FormEvent, useRef, useState } from 'react';
import type { RoutedTo, RoutingForm } from '#shared/api/routing-form.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import { keptTexts } from '#shared/domain/fields/fixed-answer.ts';
import type { FieldProblem } from '#shared/domain/fields/types.ts';
import { checkRoutingAnswers } from '#shared/domain/routing/check-answers.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { FieldRow } from '#shared/react/fields/field-row.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { readAnswersDraft, saveAnswersDraft } from '#site/lib/answers-draft.ts';
import { api } from '#site/lib/api.ts';
import { initialTexts, readAnswers, sortFields } from './read-answers.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

/** The questions, then where the answers lead: a booking page, a message, or nowhere. */
export function Qualifier({ routingForm }: { readonly routingForm: RoutingForm }) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  // A visitor who comes back finds what they answered.
  const [draft] = useState(readAnswersDraft);
  const [isTouched, setTouched] = useState(draft !== undefined);
  const [query] = useState(() => new URLSearchParams(location.search));
  const fields = sortFields(routingForm.form);
  const qualify = api.useChange('post', '/booking/qualifier/qualify/{formId}', {
    onSuccess: ({ outcome }) => follow(outcome, query.get('lang')),
    onError: (error: unknown) => {
      const found = error instanceof ApiError ? toProblems(error.body.fields ?? []) : {};
      if (Object.keys(found).length > 0) setProblems(found);
      else toast.failWith(error);
    },
  });

  const check = () => {
    const answers = readAnswers(fields, new FormData(form.current ?? undefined));
    const found = toProblems(checkRoutingAnswers(routingForm.form, answers).problems);
    setProblems(found);
    return Object.keys(found).length === 0 ? answers : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answers = check();
    if (!answers) return;
    const body = { answers: answers as Record<string, string | string[]> };
    qualify.mutate({ params: { path: { formId: routingForm.id } }, body });
  };

  const showInvalid = (event: FormEvent) => {
    // The browser's bubble would cover what is said beside the field, in a language of its own.
    event.preventDefault();
    check();
    const field = form.current?.querySelector('[data-field]:has(:invalid)');
    field?.querySelector('label')?.control?.focus();
  };

  const { company } = routingForm;
  const outcome = qualify.data?.outcome;
  if (outcome?.kind === 'message') {
    return (
      <PageCard
        takesFocus
        icon={{ name: 'check', tone: 'success' }}
        title={t('routing.thanks')}
        subtitle={<span className="whitespace-pre-line">{outcome.text}</span>}
        company={company}
      />
    );
  }
  return (
    <PageCard title={routingForm.name} subtitle={t('routing.text')} company={company}>
      <form
        ref={form}
        onSubmit={submit}
        onInvalidCapture={showInvalid}
        onInput={(event) => {
          saveAnswersDraft(event.currentTarget);
          setTouched(true);
          const { name } = event.target as HTMLInputElement;
          setProblems((now) => without(now, name.replace(/^\$/, '')));
        }}
        aria-busy={qualify.isPending}
        className="mt-6 flex flex-col gap-5"
      >
        {fields.map((field) => {
          const key = toAnswerKey(field);
          const kept = keptTexts(routingForm.form, field, query);
          const initial = kept ?? initialTexts(field, query, draft);
          if (field.hidden) {
            return initial.map((text) => (
              <input key={`${key} ${text}`} type="hidden" name={key} value={text} />
            ));
          }
          if (field.hideUntilChange && !isTouched) return null;
          return (
            <FieldRow
              key={key}
              field={field}
              problem={problems[key]}
              initial={initial}
              isKept={kept !== undefined}
            />
          );
        })}
        <Button
          type="submit"
          busy={qualify.isPending || qualify.isSuccess}
          className="mt-1 sm:self-end sm:min-w-40"
        >
          {routingForm.form.actionButtonText[language] ?? t('routing.submit')}
        </Button>
      </form>
    </PageCard>
  );
}

/** Goes where the answers lead, in the language the visitor asked for. */
function follow(outcome: RoutedTo, language: string | null): void {
  if (outcome.kind === 'message') return;
  const url = new URL(outcome.path, location.origin);
  if (language && !url.searchParams.has('lang')) url.searchParams.set('lang', language);
  location.assign(url.pathname + url.search);
}

/** Problems by field: `answers.email → email`. */
function toProblems(errors: readonly { readonly path: string; readonly code: string }[]): Problems {
  return Object.fromEntries(
    errors
      .map(
        ({ path, code }) =>
          [path.replace(/^(?:body\.)?answers\./, ''), code as FieldProblem] as const,
      )
      .filter(([key]) => key !== ''),
  );
}

function without(problems: Problems, key: string): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== key));
}
