import type { Flow } from './flow.ts';

export type StepName = Flow['step'];

/** The steps of a visit as the tab's history holds them, the first one first, and which is shown. */
export interface Trail {
  readonly steps: readonly StepName[];
  readonly at: number;
}

/** What is to be done with the tab's history, and the trail after it. */
export type TrailMove =
  | { readonly type: 'stay' }
  | { readonly type: 'push' | 'replace'; readonly trail: Trail }
  | { readonly type: 'go'; readonly by: number; readonly trail: Trail };

/** How far along the way to a booking a step is. */
const ranks: Readonly<Record<StepName, number>> = {
  'host-selection': 0,
  details: 1,
  time: 2,
  duration: 3,
  channel: 3,
  form: 3,
  confirm: 3,
  payment: 4,
  unpayable: 4,
  booked: 5,
};

/**
 * The history's move when the page has gone to `step` by itself. One that lies behind is gone back
 * to, so that the same step never stands there twice; a booking takes the place of what led to it.
 */
export function followStep({ steps, at }: Trail, step: StepName): TrailMove {
  if (steps[at] === step) return { type: 'stay' };
  const behind = steps.slice(0, at);
  const before = behind.lastIndexOf(step);
  if (before >= 0) return { type: 'go', by: before - at, trail: { steps, at: before } };
  if (isOpened(steps[at], behind, step))
    return {
      type: 'push',
      trail: { steps: [...behind, ...steps.slice(at, at + 1), step], at: at + 1 },
    };
  return { type: 'replace', trail: { steps: [...behind, step], at } };
}

/** A step further on; or one that comes before everything there is, as a choice opened again. */
function isOpened(
  current: StepName | undefined,
  behind: readonly StepName[],
  step: StepName,
): boolean {
  if (step === 'booked' || !current) return false;
  if (ranks[step] > ranks[current]) return true;
  return behind.every((each) => ranks[each] >= ranks[step]);
}

/**
 * Where the visitor's own Back or Forward to the entry `to` ends. What cannot be entered any more is
 * passed over on the way back; on the way forward the page stays where it is. `by` is how far the
 * history has to go from `to`.
 */
export function revisitStep(
  { steps, at }: Trail,
  to: number,
  canEnter: (step: StepName) => boolean,
): { readonly by: number; readonly trail: Trail } {
  const isOpen = steps.map(canEnter);
  const end = to < at ? isOpen.lastIndexOf(true, to) : isOpen[to] ? to : at;
  const stop = end < 0 ? at : end;
  return { by: stop - to, trail: { steps, at: stop } };
}
