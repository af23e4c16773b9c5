import type { Duplex } from 'node:stream';

/** What is held back for a write at most. */
const WRITE_BYTES = 64 * 1024;

/**
 * Sends frames by a socket, all that are sent before the next turn of the event loop by one write of its carrier:
 * each write costs more than the frame in it.
 */
export function inWrites(
  socket: { send(frame: string): void },
  carrier: Pick<Duplex, 'cork' | 'uncork' | 'writableLength'>,
): (frame: string) => void {
  let isHeld = false;
  const release = () => {
    if (isHeld) carrier.uncork();
    isHeld = false;
  };
  return (frame) => {
    if (!isHeld) {
      carrier.cork();
      isHeld = true;
      process.nextTick(release);
    }
    socket.send(frame);
    if (carrier.writableLength > WRITE_BYTES) release();
  };
}
