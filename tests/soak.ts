import { runFile } from './run-file.ts';

/**
 * `npm run soak`: unit, house and API tests with many rounds, on both databases throughout;
 * `npm run soak -- seat-races` those whose path holds the words.
 */
process.env.SOAK = 'on';
process.exit(await runFile(process.argv.slice(2)));
