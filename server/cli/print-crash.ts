import { errorText } from '#server/platform/kernel/describe-error.ts';

/** Ends the process for an error that nobody caught, telling what may be told of it. */
export function printCrash(): void {
  process.on('uncaughtException', (error) => {
    console.error(errorText(error));
    process.exit(1);
  });
}
