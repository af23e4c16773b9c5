import { screensFor } from './screens.ts';
import { useSession } from './session.tsx';

/** The path of a screen where there is one that this session may see: `'/availability'`. */
export function useScreenPath(): (path: string) => string | undefined {
  const screens = screensFor(useSession());
  return (path) => screens.find(({ pattern }) => pattern === path)?.pattern;
}
