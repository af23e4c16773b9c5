import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StepName } from '#shared/domain/booking/trail.ts';
import { createStepHistory } from './create-step-history.ts';

const visit = 'v1';

/**
 * A tab as browsers have it: going somewhere takes effect later and in order, is nothing beyond the
 * ends, and adding an entry forgets those ahead. The first entry is another page.
 */
function aTab() {
  const entries: unknown[] = ['elsewhere', null];
  let at = 1;
  const ways: number[] = [];
  const tab = {
    get state() {
      return entries[at];
    },
    go: (by = 0) => void ways.push(by),
    pushState: (state: unknown) => {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, state);
      at += 1;
    },
    replaceState: (state: unknown) => {
      entries[at] = state;
    },
  };
  return {
    tab,
    at: () => at,
    isQuiet: () => ways.length === 0,
    /** Takes the next way; true where the page is told of it. The page itself is not left. */
    arrive: () => {
      const by = ways.shift() ?? 0;
      const end = at + by;
      if (by === 0 || end < 1 || end >= entries.length) return false;
      at = end;
      return true;
    },
  };
}

/** The steps that a visitor took, one after the other. */
function walk(...steps: readonly StepName[]) {
  const [first = 'time', ...later] = steps;
  const browser = aTab();
  const trail = { steps: [first], at: 0 };
  const history = createStepHistory({ visit, trail }, browser.tab, false);
  for (const step of later) history.follow(step);
  return { browser, history };
}

const ways = [
  ['time', 'form'],
  ['host-selection', 'time', 'form'],
  ['details', 'time', 'confirm'],
  ['host-selection', 'time', 'duration'],
] as const satisfies readonly (readonly StepName[])[];

describe('while a booking is on its way', () => {
  test('however often Back and Forward are pressed, and when, the page ends where it is', () => {
    const acts = fc.array(fc.constantFrom('back', 'forward', 'arrive'), { maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...ways), acts, (steps, all) => {
        const { browser, history } = walk(...steps);
        const last = steps.at(-1);
        const arrive = () => {
          if (!browser.arrive()) return;
          const shown = history.arrive(browser.tab.state, (step) => step === last);
          expect([undefined, last]).toContain(shown);
        };
        for (const act of all) {
          if (act === 'arrive') arrive();
          else browser.tab.go(act === 'back' ? -1 : 1);
        }
        for (let turn = 0; turn < 100 && !browser.isQuiet(); turn += 1) arrive();
        expect(browser.isQuiet()).toBe(true);
        expect(browser.at()).toBe(steps.length);
        expect(browser.tab.state).toMatchObject({ kalendsSteps: { trail: { steps } } });
      }),
    );
  });

  test('what it leads to takes the place of the form, wherever Back had got to', () => {
    const { browser, history } = walk('time', 'form');
    browser.tab.go(-1);
    browser.arrive();
    history.arrive(browser.tab.state, (step) => step === 'form');
    history.follow('booked');
    browser.arrive();
    history.arrive(browser.tab.state, () => false);
    expect(browser.at()).toBe(2);
    expect(browser.tab.state).toMatchObject({
      kalendsSteps: { trail: { steps: ['time', 'booked'], at: 1 } },
    });
  });
});

test('in a frame nothing is added', () => {
  const browser = aTab();
  const trail = { steps: ['time' as const], at: 0 };
  const history = createStepHistory({ visit, trail }, browser.tab, true);
  history.follow('form');
  expect(browser.at()).toBe(1);
});
