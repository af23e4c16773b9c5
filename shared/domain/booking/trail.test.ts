import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followStep, revisitStep, type StepName, type Trail } from './trail.ts';

const at = (...steps: StepName[]): Trail => ({ steps, at: steps.length - 1 });
const anywhere = () => true;

describe('the history follows the page', () => {
  const rows: [string, Trail, StepName, ReturnType<typeof followStep>][] = [
    [
      'a step further on is a new entry',
      at('time'),
      'form',
      { type: 'push', trail: at('time', 'form') },
    ],
    [
      'the way back to a step that lies behind is a way back in history, too',
      at('host-selection', 'time', 'form'),
      'time',
      { type: 'go', by: -1, trail: { steps: ['host-selection', 'time', 'form'], at: 1 } },
    ],
    [
      'a time that is gone leads back over payment and form at once',
      at('time', 'form', 'payment'),
      'time',
      { type: 'go', by: -2, trail: { steps: ['time', 'form', 'payment'], at: 0 } },
    ],
    [
      'one choice takes the place of another on the same height',
      at('time', 'form'),
      'channel',
      { type: 'replace', trail: at('time', 'channel') },
    ],
    [
      'what is booked takes the place of what booked it',
      at('time', 'form'),
      'booked',
      { type: 'replace', trail: at('time', 'booked') },
    ],
    [
      'with whom, asked for again on a page that began with the times, can be left again',
      at('time'),
      'host-selection',
      { type: 'push', trail: at('time', 'host-selection') },
    ],
    [
      'form first: a time that was left out before comes between',
      at('details', 'confirm'),
      'time',
      { type: 'replace', trail: at('details', 'time') },
    ],
    ['the same step is no move', at('time'), 'time', { type: 'stay' }],
  ];
  it.each(rows)('%s', (_, trail, step, move) => {
    expect(followStep(trail, step)).toEqual(move);
  });

  it('a step further on forgets what had been gone back from', () => {
    const trail: Trail = { steps: ['time', 'form', 'payment'], at: 0 };
    expect(followStep(trail, 'channel')).toEqual({ type: 'push', trail: at('time', 'channel') });
  });

  const steps = fc.constantFrom<StepName>(
    'host-selection',
    'details',
    'time',
    'duration',
    'channel',
    'form',
    'confirm',
    'payment',
    'booked',
  );
  it('the entry that is shown is always the step that the page is at, and none stands there twice', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1 }), ([first = 'time', ...later]) => {
        let trail = at(first);
        for (const step of later) {
          const move = followStep(trail, step);
          if (move.type !== 'stay') trail = move.trail;
          expect(trail.steps[trail.at]).toBe(step);
          const shown = trail.steps.slice(0, trail.at + 1);
          expect(new Set(shown).size).toBe(shown.length);
        }
      }),
    );
  });
});

describe('the visitor goes through the history', () => {
  const whole: Trail = { steps: ['time', 'form', 'payment'], at: 2 };

  it('to the step of the entry, where it can be entered', () => {
    expect(revisitStep(whole, 1, anywhere)).toEqual({ by: 0, trail: { ...whole, at: 1 } });
  });

  it('on the way back over what cannot be entered any more', () => {
    const booked: Trail = { steps: ['time', 'form', 'booked'], at: 2 };
    const move = revisitStep(booked, 1, (step) => step === 'time');
    expect(move).toEqual({ by: -1, trail: { ...booked, at: 0 } });
  });

  it('forward not into what has to be made anew', () => {
    const form: Trail = { ...whole, at: 1 };
    expect(revisitStep(form, 2, (step) => step !== 'payment')).toEqual({ by: -1, trail: form });
  });

  it('nowhere while nothing may be left', () => {
    expect(revisitStep(whole, 0, () => false)).toEqual({ by: 2, trail: whole });
  });
});
