import { giveClock } from '#tests/support/given-clock.ts';

/** Before any worker starts, which all have the variable then. */
export default function setup(): void {
  giveClock();
}
