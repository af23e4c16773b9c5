import { type FormEvent, useId, useState } from 'react';
import type { RoomDoor } from '#shared/api/connect.ts';
import { MAX_GUEST_NAME } from '#shared/domain/connect/door.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { mayPass } from '#site/lib/worth-retrying.ts';

interface JoinFormProps {
  readonly door: RoomDoor;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isEntering: boolean;
  readonly error: unknown;
  readonly onJoin: () => void;
}

/**
 * The name that the others see, and the one thing to do, which on a phone stays under the thumb: its
 * boxes are the panel's, so that it does along all of that.
 */
export function JoinForm({ door, name, onName, isEntering, error, onJoin }: JoinFormProps) {
  const { t } = useTranslation('connect');
  const errorText = useErrorText();
  const [id, hintId] = [useId(), useId()];
  const [isMissing, setMissing] = useState(false);
  const join = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '') return onJoin();
    setMissing(true);
    document.getElementById(id)?.focus();
  };
  const asks = door.waits && door.you.role !== 'host';
  return (
    <form noValidate onSubmit={join} className="contents">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium text-sm">
          {t('lobby.name')}
        </label>
        <input
          id={id}
          value={name}
          onChange={(event) => {
            setMissing(false);
            onName(event.currentTarget.value);
          }}
          autoComplete="name"
          maxLength={MAX_GUEST_NAME}
          required
          aria-invalid={isMissing}
          aria-describedby={hintId}
          className="field"
        />
        <p id={hintId} className={`text-note ${isMissing ? 'text-danger' : 'text-soft'}`}>
          {t(isMissing ? 'lobby.nameMissing' : 'lobby.nameHint')}
        </p>
      </div>
      {Boolean(error) && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm">
          {mayPass(error) ? t('lobby.retrying') : errorText(error)}
        </p>
      )}
      <div className="max-md:sticky max-md:bottom-0 max-md:-mx-(--gutter) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-(--gutter) max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button type="submit" busy={isEntering} className="w-full">
          {t(asks ? 'lobby.ask' : 'lobby.join')}
        </Button>
      </div>
    </form>
  );
}
