import { givenShiftMs } from './given-clock.ts';
import { shiftDate } from './shift-date.ts';

// Loaded before anything else of a process (`--import`), so that nothing has asked for the time yet.
shiftDate(givenShiftMs());
