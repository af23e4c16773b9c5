import type { WaysToMeet } from '#shared/api/ways-to-meet.ts';
import type { WayToMeet } from '#shared/domain/ways-to-meet.ts';
import type { FieldValue } from '#shared/react/form/form-state.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface WayWarningProps {
  readonly way: WayToMeet;
  readonly saved: WaysToMeet;
  readonly now: FieldValue;
}

/** Before a number or a room is taken away, or becomes another: what of what is booked relies on it. */
export function WayWarning({ way, saved, now }: WayWarningProps) {
  const t = useTexts('profile');
  const count = saved.reliedOn[way] ?? 0;
  const isAsItWas = saved[way] === now;
  const consequence = way === 'phone' ? (now === null ? 'needed' : 'renewed') : 'kept';
  return (
    <p role="status" className="mt-1.5 text-pretty text-sm text-held empty:hidden">
      {count > 0 && !isAsItWas && t(`meet.${consequence}`, { count })}
    </p>
  );
}
