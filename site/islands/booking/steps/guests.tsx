import { useId, useState } from 'react';
import { MAX_EMAIL_LENGTH, MAX_GUESTS } from '#shared/domain/constants.ts';
import { ProblemText, type ShownProblem } from '#shared/react/fields/problem-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';

interface GuestsProps {
  readonly initial: readonly string[];
  readonly problems: Readonly<Record<string, ShownProblem>>;
  readonly onRemoved: () => void;
}

/** Spec A §5: fields of type email, keyed by index 0 to 9. */
export function Guests({ initial, problems, onRemoved }: GuestsProps) {
  const { t } = useTranslation('booking-steps');
  const [guests, setGuests] = useState(() =>
    initial.slice(0, MAX_GUESTS).map((email, id) => ({ id, email })),
  );
  const add = () => setGuests((now) => [...now, { id: (now.at(-1)?.id ?? -1) + 1, email: '' }]);
  return (
    <fieldset>
      <legend className={guests.length > 0 ? 'mb-1.5 font-medium text-sm' : 'sr-only'}>
        {t('guests.label')}
      </legend>
      {guests.map(({ id, email }, index) => (
        <Guest
          key={id}
          index={index}
          email={email}
          problem={problems[`bringalongEmails.${index}`]}
          onRemove={() => {
            setGuests((now) => now.filter((guest) => guest.id !== id));
            requestAnimationFrame(onRemoved);
          }}
        />
      ))}
      {guests.length < MAX_GUESTS && (
        <Button tone="plain" onClick={add} className="-ml-4 text-brand-text!">
          <Icon name="plus" className="size-4" />
          {t('guests.add')}
        </Button>
      )}
    </fieldset>
  );
}

function Guest(props: {
  readonly index: number;
  readonly email: string;
  readonly problem: ShownProblem | undefined;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('booking-steps');
  const problemId = useId();
  const number = props.index + 1;
  return (
    <div className="mb-2">
      {props.problem && <ProblemText id={problemId} problem={props.problem} />}
      <div className="flex gap-2">
        <input
          type="email"
          name={`bringalongEmails[${props.index}]`}
          aria-label={t('guests.email', { number })}
          aria-invalid={props.problem !== undefined || undefined}
          aria-describedby={props.problem && problemId}
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={props.email}
          placeholder="name@example.com"
          className="field"
        />
        <button
          type="button"
          aria-label={t('guests.remove', { number })}
          onClick={props.onRemove}
          className="-mr-3 rounded-lg p-3 text-soft hover:bg-ink/5 hover:text-ink"
        >
          <Icon name="cross" />
        </button>
      </div>
    </div>
  );
}
