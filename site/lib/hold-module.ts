import { use } from 'react';

/** A chunk of code that is asked for once and then held. */
export interface HeldModule<Module> {
  readonly load: () => Promise<Module>;
  /** Asks for it ahead of time; should that fail, it is asked for again when it is needed. */
  readonly warm: () => void;
  /** Whether it is here. */
  readonly isHere: () => boolean;
  /** For components: suspends until it is here, and not at all where it is. */
  readonly useModule: () => Module;
}

/** React's lazy() waits a moment even for code that is here, long enough to show its fallback. */
export function holdModule<Module>(ask: () => Promise<Module>): HeldModule<Module> {
  let held: { readonly module: Module } | undefined;
  let loading: Promise<Module> | undefined;
  let isNeeded = false;
  const load = () => {
    loading ??= ask().then(
      (module) => {
        held = { module };
        return module;
      },
      (error: unknown) => {
        // A component that waits has to see this very promise fail, or it would ask for ever.
        if (!isNeeded) loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    warm: () => void load().catch((error: unknown) => console.warn(error)),
    isHere: () => held !== undefined,
    useModule: () => {
      if (held) return held.module;
      isNeeded = true;
      return use(load());
    },
  };
}
