import { afterSign, BEAT_MS, type NetworkSign } from './after-sign.ts';

interface NetworkEdge {
  readonly nowMs: () => number;
  readonly onBecame: (what: 'lost' | 'changed') => void;
}

/** Not in every browser (W3C Network Information). */
interface Connection extends EventTarget {
  readonly type?: string;
}

/** Tells when the network is lost, or may be another one; answers with what ends it. */
export function watchNetwork({ nowMs, onBecame }: NetworkEdge): () => void {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  let sight = { beatMs: nowMs(), type: connection?.type };
  const take = (sign: NetworkSign) => {
    const { sight: next, became } = afterSign(sight, sign, nowMs());
    sight = { ...next };
    if (became) onBecame(became);
  };
  const onLine = ({ type }: Event) => take({ kind: type === 'online' ? 'online' : 'offline' });
  const onType = () => take({ kind: 'type', type: connection?.type });
  const beats = setInterval(() => take({ kind: 'beat' }), BEAT_MS);
  window.addEventListener('online', onLine);
  window.addEventListener('offline', onLine);
  connection?.addEventListener('change', onType);
  return () => {
    clearInterval(beats);
    window.removeEventListener('online', onLine);
    window.removeEventListener('offline', onLine);
    connection?.removeEventListener('change', onType);
  };
}
