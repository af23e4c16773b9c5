import { describe, expect, it } from 'vitest';
import {
  AUTOPLAY_MS,
  areControlsShown,
  CONTROLS_HIDE_MS,
  initial,
  type Player,
  RELOAD_AFTER_MS,
  transition,
  type Video,
  type VideoEffect,
  type VideoEvent,
} from './video.ts';

const loaded: VideoEvent = { type: 'loaded', prefersStill: false };
const press = (name: 'play' | 'mute' | 'enlarge' | 'retry') =>
  ({ type: `${name}-pressed` }) as const;
const passed = (timer: 'preview' | 'controls' | 'reload') =>
  ({ type: 'time-passed', timer }) as const;
const failed = (cause: 'network' | 'media' | 'other') => ({ type: 'load-failed', cause }) as const;
const previewing = [loaded, { type: 'started' }] as const;

/** What comes of the events, one after the other: the last state and all effects. */
function play(...events: readonly VideoEvent[]) {
  let state: Video = initial;
  const effects: VideoEffect[] = [];
  for (const event of events) {
    const [next, more] = transition(state, event);
    state = next;
    effects.push(...more);
  }
  return {
    state,
    effects,
    last: effects.filter(({ type }) => type !== 'start-timer').at(-1)?.type,
  };
}

const player = (state: Video): Player => {
  if (state.step === 'failed') throw new Error('The player has failed.');
  return state;
};

describe('Spec A §9: intro video autoplays muted for autoplayDuration seconds (3), then pauses', () => {
  it('begins muted with its first picture, and counts from when it moves', () => {
    const { state, effects } = play(...previewing);
    expect(state).toMatchObject({ step: 'previewing', isMuted: true });
    expect(effects).toContainEqual({
      type: 'start-timer',
      timer: 'preview',
      durationMs: AUTOPLAY_MS,
    });
    expect(AUTOPLAY_MS).toBe(3000);
  });

  it('counts once, however often it stalls', () => {
    const { effects } = play(...previewing, { type: 'started' }, { type: 'started' });
    const counted = effects.filter((effect) => 'timer' in effect && effect.timer === 'preview');
    expect(counted).toHaveLength(1);
  });

  it.each<readonly [string, readonly VideoEvent[], Player['step'], string | undefined]>([
    ['pauses when its time is over', [...previewing, passed('preview')], 'resting', 'pause'],
    [
      'is a still for whoever prefers that',
      [{ type: 'loaded', prefersStill: true }],
      'resting',
      undefined,
    ],
    [
      'is a still where the browser lets nothing play by itself',
      [loaded, { type: 'play-refused' }],
      'resting',
      'play',
    ],
    [
      'plays on once it is muted or unmuted',
      [...previewing, press('mute'), passed('preview')],
      'playing',
      'play',
    ],
    [
      'plays on once it is enlarged',
      [...previewing, press('enlarge'), passed('preview')],
      'playing',
      'enlarge',
    ],
    ['is paused by whoever asks', [...previewing, press('play')], 'resting', 'pause'],
    [
      'plays on when asked again, for as long as it is',
      [...previewing, press('play'), press('play'), passed('preview')],
      'playing',
      'play',
    ],
    [
      'does not begin where the visitor did',
      [press('play'), { type: 'started' }, passed('preview')],
      'playing',
      'play',
    ],
    [
      'rests when the browser stops it, or at its end',
      [...previewing, { type: 'stopped' }, passed('preview')],
      'resting',
      'play',
    ],
  ])('%s', (_, events, step, effect) => {
    const { state, last } = play(...events);
    expect(state.step).toBe(step);
    expect(last).toBe(effect);
  });
});

describe('Spec A §9: controls hide after 3 s', () => {
  const playing = [loaded, { type: 'started' }, press('mute')] as const;

  it.each<readonly [string, readonly VideoEvent[], boolean]>([
    ['hide', [passed('controls')], false],
    ['come back for a pointer, a touch or a key', [passed('controls'), { type: 'noticed' }], true],
    ['hide again', [{ type: 'noticed' }, passed('controls')], false],
    ['stay while the keyboard is on them', [{ type: 'focused' }, passed('controls')], true],
    [
      'hide some time after the keyboard has left them',
      [{ type: 'focused' }, passed('controls'), { type: 'blurred' }, passed('controls')],
      false,
    ],
    ['stay while it is paused', [press('play'), passed('controls')], true],
    ['stay at its end', [{ type: 'stopped' }, passed('controls')], true],
  ])('they %s', (_, events, isShown) => {
    expect(areControlsShown(player(play(...playing, ...events).state))).toBe(isShown);
  });

  it('are there until something plays', () => {
    expect(areControlsShown(player(play(passed('controls')).state))).toBe(true);
  });

  it.each<VideoEvent>([{ type: 'noticed' }, { type: 'blurred' }, { type: 'started' }])(
    '$type begins the 3 s anew',
    (event) => {
      expect(play(...playing, event).effects.at(-1)).toEqual({
        type: 'start-timer',
        timer: 'controls',
        durationMs: CONTROLS_HIDE_MS,
      });
      expect(CONTROLS_HIDE_MS).toBe(3000);
    },
  );
});

describe('Spec A §8: network errors retry the load; media errors recover', () => {
  it('retries the load, each time a little later', () => {
    const waits = RELOAD_AFTER_MS.map((_, made) => {
      const { state, effects } = play(
        ...Array.from({ length: made }, () => [failed('network'), passed('reload')]).flat(),
        failed('network'),
      );
      expect(state.step).toBe('loading');
      const wait = effects.at(-1);
      return wait?.type === 'start-timer' && wait.durationMs;
    });
    expect(waits).toEqual([...RELOAD_AFTER_MS]);
    expect(play(failed('network'), passed('reload')).last).toBe('load');
  });

  it("gives up after the last of them: 'Error loading video'", () => {
    const all = [...RELOAD_AFTER_MS, 0].map(() => failed('network'));
    expect(play(...all).state).toEqual({ step: 'failed', problem: 'loading' });
  });

  it('recovers from a media error', () => {
    expect(play(...previewing, failed('media'))).toMatchObject({
      state: { step: 'previewing' },
      last: 'recover',
    });
  });

  it('loads anew where recovering was of no use, and not for ever', () => {
    const twice = [failed('media'), failed('media'), passed('reload')] as const;
    expect(play(...twice).effects.map(({ type }) => type)).toEqual([
      'recover',
      'start-timer',
      'load',
    ]);
    const all = [...RELOAD_AFTER_MS, 0].map(() => failed('media'));
    expect(play(...all).state).toEqual({ step: 'failed', problem: 'loading' });
  });

  it('does not retry what is neither', () => {
    expect(play(failed('other')).state).toEqual({ step: 'failed', problem: 'loading' });
  });

  it.each<readonly [string, readonly VideoEvent[], Player['step']]>([
    ['what the visitor plays goes on', [...previewing, press('mute')], 'playing'],
    ['a preview begins anew', previewing, 'starting'],
  ])('after a repeated load %s', (_, before, step) => {
    const { state, last } = play(...before, failed('network'), passed('reload'), loaded);
    expect(state.step).toBe(step);
    expect(last).toBe('play');
  });

  it('what the visitor paused stays so after a repeated load', () => {
    const paused = [
      ...previewing,
      press('play'),
      failed('network'),
      passed('reload'),
      loaded,
    ] as const;
    expect(play(...paused)).toMatchObject({ state: { step: 'resting' }, last: 'load' });
  });

  it.each(['noHls', 'noPlayback'] as const)('%s is said at once', (problem) => {
    expect(play({ type: 'unplayable', problem }).state).toEqual({ step: 'failed', problem });
  });

  it('begins from the beginning when the visitor tries again, and only then', () => {
    const broken = [failed('other'), loaded, press('play'), passed('reload')] as const;
    expect(play(...broken).effects).toEqual([]);
    expect(play(...broken, press('retry'))).toEqual({
      state: initial,
      effects: [{ type: 'load' }],
      last: 'load',
    });
    expect(play(press('retry')).state).toBe(initial);
  });
});

describe('Spec A §2: an expandable intro video player', () => {
  it('fills the screen, and gives it back', () => {
    const enlarged = [press('enlarge'), { type: 'screen-changed', isEnlarged: true }] as const;
    expect(play(...enlarged)).toMatchObject({ state: { isEnlarged: true }, last: 'enlarge' });
    expect(play(...enlarged, press('enlarge')).last).toBe('shrink');
  });
});
