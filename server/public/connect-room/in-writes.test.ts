import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { inWrites } from './in-writes.ts';

/** A carrier that tells what each of its writes has held. */
function aCarrier() {
  const writes: string[] = [];
  const carrier = new Writable({
    write: (chunk, _, done) => {
      writes.push(String(chunk));
      done();
    },
    writev: (chunks, done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  const send = inWrites({ send: (frame) => void carrier.write(frame) }, carrier);
  return { writes, send };
}

it('sends what is said in one turn by one write, in its order, and the next by the next', async () => {
  const { writes, send } = aCarrier();
  for (const frame of ['a', 'b', 'c']) send(frame);
  expect(writes).toEqual([]);
  await new Promise(setImmediate);
  send('d');
  await new Promise(setImmediate);
  expect(writes).toEqual(['abc', 'd']);
});

it('holds no more back than a write of some size', () => {
  const { writes, send } = aCarrier();
  for (let nth = 0; nth < 3; nth += 1) send('x'.repeat(40_000));
  expect(writes.map(({ length }) => length)).toEqual([80_000]);
});
