import { useState, useSyncExternalStore } from 'react';
import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import type { PlacedGroup, ScreenGroup } from '../screens.ts';
import { type Folds, foldAnew, toOpenGroups } from './open-groups.ts';

const KEY = 'kalends:side-bar';

/** What the side bar has above and below its groups, and how high their rows are: `side-bar.tsx`. */
const AROUND_REM = 10.5;
const ROW_REM = 1.75;
const ROW_THUMB_REM = 2.5;

/** Which groups of the side bar stand open, and what folds and unfolds them, as this device keeps it. */
export function useFolds(groups: readonly PlacedGroup[], current: ScreenGroup | undefined) {
  const [folds, setFolds] = useState<Folds>(() => (readFromDevice(KEY) ?? '').split(' '));
  const room = useSyncExternalStore(onResize, readRoom);
  const open = toOpenGroups({ groups, current, folds, room });
  const press = (group: ScreenGroup) => {
    const next = foldAnew(group, open, folds);
    keepOnDevice(KEY, next.join(' '));
    setFolds(next);
  };
  return { open, press } as const;
}

function readRoom(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = matchMedia('(pointer: coarse)').matches ? ROW_THUMB_REM : ROW_REM;
  return Math.floor((innerHeight / rem - AROUND_REM) / row);
}

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
