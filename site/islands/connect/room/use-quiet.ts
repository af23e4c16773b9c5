import { useEffect, useState } from 'react';

const QUIET_MS = 3_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** A menu that is open, and where the keyboard is. */
const IN_USE = ':popover-open, [data-controls] :focus-visible';

/** Whether nothing was touched for three seconds. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer = setTimeout(rest, QUIET_MS);
    function rest(): void {
      if (document.querySelector(IN_USE)) wake();
      else setQuiet(true);
    }
    function wake(): void {
      clearTimeout(timer);
      setQuiet(false);
      timer = setTimeout(rest, QUIET_MS);
    }
    for (const sign of SIGNS) window.addEventListener(sign, wake);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wake);
    };
  }, []);
  return isQuiet;
}
