import type { ComponentProps } from 'react';
import { isoToWallClock, wallClockToIso } from '#shared/time/wall-clock.ts';
import { Field } from './field.tsx';

interface MomentFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** On whose clock it is read and typed. */
  readonly timeZone: string;
  /** An instant as the API writes it; none while it is empty or not complete. */
  readonly value: string | null;
  /** How far apart the times are that can be chosen. */
  readonly stepMinutes?: number;
  readonly onMoment: (iso: string | null) => void;
}

/** A date and a time of day, where somebody is. */
export function MomentField(props: MomentFieldProps) {
  const { timeZone, value, stepMinutes, onMoment, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          required={!field.isOptional}
          step={stepMinutes && stepMinutes * 60}
          max="9998-12-31T23:59"
          value={isoToWallClock(value, timeZone)}
          onChange={({ target }) => onMoment(wallClockToIso(target.value, timeZone))}
          className="field block"
        />
      )}
    </Field>
  );
}
