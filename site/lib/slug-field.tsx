import { useId } from 'react';
import { SLUG_MAX_LENGTH, SLUG_MIN_LENGTH } from '#shared/domain/constants.ts';
import { type SlugAvailability, toSlugBeingTyped } from '#shared/domain/slug.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useSlugAvailability } from './use-slug-availability.ts';

interface SlugFieldProps {
  readonly value: string;
  /** One that the server has just refused. */
  readonly takenSlug: string | undefined;
  /** Why it keeps its form from being sent, and whether that is said. */
  readonly flaw?: string | undefined;
  readonly problem?: string | undefined;
  readonly onValue: (value: string) => void;
}

const taken = { text: 'addressTaken', className: 'text-danger' } as const;
/** What to say of each; too short are all that are being typed, which the rule says already. */
const verdicts = {
  AVAILABLE: { text: 'addressFree', className: 'text-success' },
  TOO_SHORT: undefined,
  NOT_AVAILABLE: taken,
  IS_PREMIUM: taken,
} as const satisfies Record<SlugAvailability, { text: string; className: string } | undefined>;

export function isSlugTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body.error === 'slug-taken';
}

/** The address of their page, which says while it is typed whether it can be had. */
export function SlugField({ value, takenSlug, flaw, problem, onValue }: SlugFieldProps) {
  const { t } = useTranslation('sign-up');
  const id = useId();
  const asked = useSlugAvailability(value);
  const availability = value === takenSlug ? 'NOT_AVAILABLE' : asked;
  const verdict = availability && verdicts[availability];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {t('address')}
      </label>
      <div className="flex flex-col gap-1 sm:flex-row sm:items-baseline sm:gap-1.5">
        <span className="min-w-0 truncate text-soft text-sm sm:text-base" aria-hidden="true">
          {location.host}/
        </span>
        <input
          id={id}
          name="slug"
          data-flaw={flaw}
          value={value}
          required
          minLength={SLUG_MIN_LENGTH}
          maxLength={SLUG_MAX_LENGTH}
          pattern="[a-z0-9]+(-+[a-z0-9]+)*"
          title={t('addressRule', { min: SLUG_MIN_LENGTH })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-rule ${id}-verdict`}
          aria-invalid={verdict === taken || problem !== undefined || undefined}
          className="field sm:min-w-40 sm:flex-1"
          onChange={(event) => onValue(toSlugBeingTyped(event.currentTarget.value))}
        />
      </div>
      <div className="mt-1.5 text-pretty text-sm">
        <p
          id={`${id}-rule`}
          hidden={verdict !== undefined}
          className={problem ? 'text-danger' : 'text-soft'}
        >
          {t('addressRule', { min: SLUG_MIN_LENGTH })}
        </p>
        <p id={`${id}-verdict`} role="status" className={verdict?.className}>
          {verdict && t(verdict.text)}
        </p>
      </div>
    </div>
  );
}
