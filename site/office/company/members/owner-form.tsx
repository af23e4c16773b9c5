import { useId } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';

interface OwnerFormProps {
  readonly userId: string;
  readonly name: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Hands the company over, to be said with one's password. */
export function OwnerForm({ userId, name, onBack, onDone }: OwnerFormProps) {
  const t = useTexts('members');
  const id = useId();
  const errorText = useErrorText();
  const toast = useToast();
  const { mutate, isPending, error } = api.useChange('patch', '/company/owner');
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password') ?? '');
        mutate(
          { body: { userId, password } },
          {
            onSuccess: () => {
              toast.show(t('roles.owner'), t('owner.done', { name }));
              onDone();
              // One's own rights are others now.
              location.reload();
            },
          },
        );
      }}
    >
      <p className="text-pretty">{t('owner.text', { name })}</p>
      <div>
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          {t('owner.password')}
        </label>
        <input
          id={id}
          ref={focusOnOpen}
          name="password"
          type="password"
          required
          autoComplete="current-password"
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? `${id}-problem` : undefined}
          className="field"
        />
        {error && (
          <p id={`${id}-problem`} role="alert" className="mt-1.5 text-danger text-sm">
            {errorText(error)}
          </p>
        )}
      </div>
      <div className="actions">
        <Button tone="plain" onClick={onBack}>
          {t('cancel')}
        </Button>
        <Button type="submit" tone="danger" busy={isPending}>
          {t('makeOwner')}
        </Button>
      </div>
    </form>
  );
}
