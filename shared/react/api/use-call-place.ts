import { useEffect } from 'react';
import { openCallPlace } from './call-place.ts';

/** A step that can be left: what it has begun to change is called off with it, as in a dialog. */
export function useCallPlace(): void {
  useEffect(openCallPlace, []);
}
