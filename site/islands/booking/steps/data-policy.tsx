import { useId } from 'react';
import { ProblemText, type ShownProblem } from '#shared/react/fields/problem-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Spec A §5: required when the data policy link is shown. */
export function DataPolicy(props: {
  readonly href: string | null;
  readonly problem: ShownProblem | undefined;
  readonly isAccepted: boolean;
}) {
  const { t } = useTranslation('booking-steps');
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div>
      {props.problem && <ProblemText id={problemId} problem={props.problem} />}
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name="dataPolicyAccepted"
          value="true"
          required
          defaultChecked={props.isAccepted}
          aria-invalid={props.problem !== undefined || undefined}
          aria-describedby={props.problem && problemId}
          className="mt-0.5 size-5 shrink-0 accent-(--brand-text)"
        />
        <span className="long-words min-w-0">
          <label htmlFor={id} className="py-2.5">
            {t('form.acceptPolicy')}
          </label>{' '}
          {props.href && (
            <a
              href={props.href}
              target="_blank"
              rel="noopener noreferrer"
              className="link whitespace-nowrap py-2.5"
            >
              {t('form.readPolicy')}
            </a>
          )}
        </span>
      </div>
    </div>
  );
}
