/**
 * What the first screen's components ask of React, answered by Preact: 7 kB that work while React's
 * 60 are on their way. Nothing else may be asked of it; the build fails then.
 */
import type { ComponentChildren, FunctionComponent, VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Fragment } from 'preact';
export {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  const [, renew] = useState({});
  useLayoutEffect(() => subscribe(() => renew({})), [subscribe]);
  return read();
}

/** Code that only React will have. */
const NotHere: FunctionComponent = () => null;

export const lazy = (): FunctionComponent => NotHere;

/** Shows what a boundary shows while its code is on its way. */
export function Suspense(props: {
  readonly children?: ComponentChildren;
  readonly fallback?: ComponentChildren;
}): ComponentChildren {
  return isNotHere(props.children) ? props.fallback : props.children;
}

function isNotHere(children: ComponentChildren): boolean {
  return (children as VNode | undefined)?.type === NotHere;
}
