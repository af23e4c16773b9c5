import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Bench, type Figure, ratioAtMost } from '../figure.ts';
import { project } from '../support/start-process.ts';

const LINE = /^slots (W\d) {2}engine (\S+ ms) {2}bound (\S+ ms) {2}ratio (\S+)$/gm;
const BUDGET = 2;

/** The engine against its lower bound, in a process in which nothing else has run. */
export const slots: Bench = {
  name: 'slots',
  async run() {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(project, 'tests/bench/slots.ts'),
    ]);
    const figures = [...stdout.matchAll(LINE)].map(toFigure);
    if (figures.length === 0) throw new Error(`No figures in:\n${stdout}`);
    return figures;
  },
};

function toFigure([, name, measured = '', peer = '', ratio]: RegExpExecArray): Figure {
  return ratioAtMost(
    { what: `slots: ${name}, beside the bound`, measured, peer },
    Number(ratio),
    BUDGET,
  );
}
