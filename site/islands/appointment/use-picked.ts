import { useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Spot } from '#shared/api/availability.ts';
import { keepChangeDraft, readChangeDraft } from './change-draft.ts';

/** The new time that waits for its Confirm; it stays chosen when its visitor leaves and comes back. */
export function usePicked({ id, start }: Pick<PublicAppointment, 'id' | 'start'>, nowMs: number) {
  const [picked, setPicked] = useState(() => {
    const { spot } = readChangeDraft(id);
    const isLeft = spot && spot.startTime !== start && Date.parse(spot.startTime) > nowMs;
    return isLeft ? spot : undefined;
  });
  const pick = (spot: Spot | undefined) => {
    setPicked(spot);
    keepChangeDraft(id, { spot });
  };
  return [picked, pick] as const;
}
