import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** What time it is, in whole minutes of the epoch, as long as the page is open. */
export function useNow(): number {
  const [minute, setMinute] = useState(readMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(readMinute()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return minute;
}

function readMinute(): number {
  return Math.floor(Date.now() / 60_000);
}
