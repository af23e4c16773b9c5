import { followStep, revisitStep, type StepName } from '#shared/domain/booking/trail.ts';
import { type HistoryEntry, readEntry, withEntry } from './history-entry.ts';

/** The booking page's steps as entries of the tab's history. */
export interface StepHistory {
  /** Tells that the page is at this step now. */
  readonly follow: (step: StepName) => void;
  /** To be called when the browser has gone to another entry; answers with the step to show. */
  readonly arrive: (state: unknown, canEnter: (step: StepName) => boolean) => StepName | undefined;
}

type TabHistory = Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>;

/**
 * Going through the history takes the browser a moment, in which nothing may be added to it: what
 * the page did meanwhile is made good on arrival. Who presses Back in that moment ends elsewhere, and
 * is brought to where the page is.
 */
export function createStepHistory(
  { visit, trail: first }: HistoryEntry,
  tab: TabHistory,
  isFramed: boolean,
): StepHistory {
  let trail = first;
  let shown = first.steps[first.at];
  /** The entry that the browser is on its way to. */
  let goal: number | undefined;
  const write = (how: 'pushState' | 'replaceState') =>
    tab[how](withEntry(tab.state, { visit, trail }), '');
  const go = (by: number, to: number) => {
    goal = to;
    tab.go(by);
  };
  const catchUp = () => {
    if (goal !== undefined || !shown) return;
    // Entries of a frame are entries of the page around it, which did not ask for them.
    if (isFramed) {
      trail = { steps: [shown], at: 0 };
      return write('replaceState');
    }
    const move = followStep(trail, shown);
    if (move.type === 'stay') return;
    trail = move.trail;
    if (move.type === 'go') go(move.by, move.trail.at);
    else write(move.type === 'push' ? 'pushState' : 'replaceState');
  };
  write('replaceState');
  return {
    follow: (step) => {
      shown = step;
      catchUp();
    },
    arrive: (state, canEnter) => {
      const entry = readEntry(state);
      if (entry?.visit !== visit || isFramed) return undefined;
      const { at, steps } = entry.trail;
      // After a reload the entries ahead are known by themselves alone.
      if (at >= trail.steps.length) trail = { ...trail, steps };
      if (goal !== undefined) {
        if (at !== goal) tab.go(goal - at);
        else {
          goal = undefined;
          trail = { ...trail, at };
          catchUp();
        }
        return undefined;
      }
      const stop = revisitStep(trail, at, canEnter);
      trail = stop.trail;
      if (stop.by !== 0) go(stop.by, stop.trail.at);
      shown = trail.steps[trail.at];
      return shown;
    },
  };
}
