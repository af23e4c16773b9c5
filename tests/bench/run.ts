import { parseArgs } from 'node:util';
import { runProgram } from '#tests/support/run-program.ts';
import { availability } from './benches/availability.ts';
import { booking } from './benches/booking.ts';
import { embed } from './benches/embed.ts';
import { extension } from './benches/extension.ts';
import { externalCalendars } from './benches/external-calendars.ts';
import { history } from './benches/history.ts';
import { joinPage } from './benches/join-page.ts';
import { lists } from './benches/lists.ts';
import { memory } from './benches/memory.ts';
import { office } from './benches/office.ts';
import { page } from './benches/page.ts';
import { payment } from './benches/payment.ts';
import { rooms } from './benches/rooms.ts';
import { slots } from './benches/slots.ts';
import type { Bench } from './figure.ts';
import { printFigure, printHeadings } from './print-figures.ts';

/**
 * `npm run bench` prints each figure beside the bound or peer that was measured in the same run;
 * `-- --only=booking` runs one bench. Exits 1 when a bench broke; with `--strict` also when a
 * figure is over its budget.
 */
const benches: readonly Bench[] = [
  slots,
  availability,
  booking,
  payment,
  history,
  externalCalendars,
  lists,
  memory,
  rooms,
  joinPage,
  page,
  office,
  embed,
  extension,
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, strict: { type: 'boolean', default: false } },
});
const chosen = benches.filter(({ name }) => !values.only || values.only.split(',').includes(name));
if (chosen.length === 0) {
  console.error(`There is no such bench; there are ${benches.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

// Servers send pages as they were built, and the extension is weighed.
const built = await runProgram(['node', 'server/cli/build.ts', '--stale']);
if (built !== 0) process.exit(built);

let isBroken = false;
let isOver = false;
printHeadings();
for (const bench of chosen) {
  try {
    for (const figure of await bench.run()) {
      printFigure(figure);
      isOver ||= !figure.isWithin;
    }
  } catch (error) {
    console.error(`${bench.name} broke:`, error);
    isBroken = true;
  }
}
process.exitCode = isBroken || (values.strict && isOver) ? 1 : 0;
