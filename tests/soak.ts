import { runFile } from './run-file.ts';

/**
 * `npm run soak`: unit, house and API tests with many rounds, on both databases throughout, then all
 * stories with those that `npm test` leaves out; `npm run soak -- seat-races` those whose path holds
 * the words.
 */
process.env.SOAK = 'on';
const words = process.argv.slice(2);
if (words.length > 0) process.exit(await runFile(words));
const unit = await runFile([]);
const stories = await runFile(['tests/e2e']);
process.exit(unit || stories);
