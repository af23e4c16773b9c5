import type { VideoProblem } from './video-way.ts';

/** Spec A §9: the intro video plays muted for so long, then pauses. */
export const AUTOPLAY_MS = 3_000;
/** Spec A §9: controls hide after this. */
export const CONTROLS_HIDE_MS = 3_000;
/** Spec A §9: buffer 30 s, maximum 60 s. */
export const BUFFER_SECONDS = 30;
export const MAX_BUFFER_SECONDS = 60;
/** How long before each repeated load; when all were of no use, the video gives up. */
export const RELOAD_AFTER_MS = [500, 1_000, 2_000] as const;

export interface Player {
  /**
   * `starting` and `previewing`: by itself, muted. `playing`: because the visitor wants it.
   * `resting`: a still, before or after.
   */
  readonly step: 'loading' | 'starting' | 'previewing' | 'playing' | 'resting';
  readonly isMuted: boolean;
  readonly isEnlarged: boolean;
  /** Somebody pointed, touched or typed a moment ago. */
  readonly isNoticed: boolean;
  /** A control has the keyboard's focus. */
  readonly isFocused: boolean;
  readonly failures: number;
}

/** Spec A §2, intro video player. */
export type Video = Player | { readonly step: 'failed'; readonly problem: VideoProblem };

export type VideoTimer = 'preview' | 'controls' | 'reload';

export type VideoEvent =
  /** The first picture is there. */
  | { readonly type: 'loaded'; readonly prefersStill: boolean }
  /** The browser says that the picture moves, or that it does not any more. */
  | { readonly type: 'started' | 'stopped' }
  /** The browser lets nothing play by itself. */
  | { readonly type: 'play-refused' }
  | { readonly type: 'load-failed'; readonly cause: 'network' | 'media' | 'other' }
  | { readonly type: 'unplayable'; readonly problem: VideoProblem }
  | { readonly type: 'play-pressed' | 'mute-pressed' | 'enlarge-pressed' | 'retry-pressed' }
  | { readonly type: 'screen-changed'; readonly isEnlarged: boolean }
  | { readonly type: 'noticed' | 'focused' | 'blurred' }
  | { readonly type: 'time-passed'; readonly timer: VideoTimer };

export type VideoEffect =
  | { readonly type: 'load' | 'recover' | 'play' | 'pause' | 'enlarge' | 'shrink' }
  /** A timer that is running already begins anew; `time-passed` comes when it ends. */
  | { readonly type: 'start-timer'; readonly timer: VideoTimer; readonly durationMs: number };

type Step = readonly [Video, readonly VideoEffect[]];

export const initial: Player = {
  step: 'loading',
  isMuted: true,
  isEnlarged: false,
  isNoticed: true,
  isFocused: false,
  failures: 0,
};

const hideLater: VideoEffect = {
  type: 'start-timer',
  timer: 'controls',
  durationMs: CONTROLS_HIDE_MS,
};

/** The next state and what is to be done about it. Events out of place change nothing. */
export function transition(state: Video, event: VideoEvent): Step {
  if (state.step === 'failed')
    return event.type === 'retry-pressed' ? [initial, [{ type: 'load' }]] : [state, []];
  switch (event.type) {
    case 'loaded':
      return load(state, event.prefersStill);
    case 'started':
      return start(state);
    case 'stopped':
    case 'play-refused':
      return [isMoving(state) ? { ...state, step: 'resting' } : state, []];
    case 'load-failed':
      return failOrRetry(state, event.cause);
    case 'unplayable':
      return [{ step: 'failed', problem: event.problem }, []];
    case 'play-pressed':
      return isMoving(state)
        ? [{ ...state, step: 'resting' }, [{ type: 'pause' }]]
        : notice({ ...state, step: 'playing' }, [{ type: 'play' }]);
    case 'mute-pressed':
      return notice({ ...takeOver(state), isMuted: !state.isMuted });
    case 'enlarge-pressed':
      return notice(takeOver(state), [{ type: state.isEnlarged ? 'shrink' : 'enlarge' }]);
    case 'screen-changed':
      return [{ ...state, isEnlarged: event.isEnlarged }, []];
    case 'noticed':
      return notice(state);
    case 'focused':
      return [{ ...state, isFocused: true }, []];
    case 'blurred':
      return notice({ ...state, isFocused: false });
    case 'time-passed':
      return passTime(state, event.timer);
    case 'retry-pressed':
      return [state, []];
  }
}

/** Whether the picture moves, or is about to. */
export function isMoving({ step }: Video): boolean {
  return step === 'starting' || step === 'previewing' || step === 'playing';
}

/** Controls stay while nothing plays, and while the keyboard is on them. */
export function areControlsShown(state: Player): boolean {
  return state.isNoticed || state.isFocused || !isMoving(state);
}

/** Who wants no motion sees the still; what the visitor asked for goes on after a repeated load. */
function load(state: Player, prefersStill: boolean): Step {
  if (isMoving(state)) return [state, [{ type: 'play' }]];
  if (state.step !== 'loading') return [state, []];
  if (prefersStill) return [{ ...state, step: 'resting' }, []];
  return [{ ...state, step: 'starting' }, [{ type: 'play' }]];
}

/** Spec A §9: the preview counts from its first moving picture. */
function start(state: Player): Step {
  if (state.step !== 'starting') return notice(state);
  return notice({ ...state, step: 'previewing' }, [
    { type: 'start-timer', timer: 'preview', durationMs: AUTOPLAY_MS },
  ]);
}

/** A preview that the visitor does something with is one no longer: it plays on. */
function takeOver(state: Player): Player {
  return isMoving(state) ? { ...state, step: 'playing' } : state;
}

function notice(state: Player, effects: readonly VideoEffect[] = []): Step {
  return [{ ...state, isNoticed: true }, [...effects, hideLater]];
}

function passTime(state: Player, timer: VideoTimer): Step {
  if (timer === 'controls') return [{ ...state, isNoticed: false }, []];
  if (timer === 'reload') return [state, [{ type: 'load' }]];
  return state.step === 'previewing'
    ? [{ ...state, step: 'resting' }, [{ type: 'pause' }]]
    : [state, []];
}

/**
 * Spec A §8: network errors retry the load; media errors recover, and load anew where that was of
 * no use. Neither for ever.
 */
function failOrRetry(state: Player, cause: 'network' | 'media' | 'other'): Step {
  const durationMs = RELOAD_AFTER_MS[state.failures];
  if (cause === 'other' || durationMs === undefined)
    return [{ step: 'failed', problem: 'loading' }, []];
  const next = { ...state, failures: state.failures + 1 };
  if (cause === 'media' && state.failures === 0) return [next, [{ type: 'recover' }]];
  const isPreview = state.step === 'starting' || state.step === 'previewing';
  return [
    isPreview ? { ...next, step: 'loading' } : next,
    [{ type: 'start-timer', timer: 'reload', durationMs }],
  ];
}
