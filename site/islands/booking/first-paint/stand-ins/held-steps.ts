/** What can be chosen before a time is here from the beginning; the rest is React's. */
import * as hostStep from '../../steps/host-step.tsx';
import * as pickerSteps from '../../steps/pickers.ts';
import { holdModule } from './hold-module.ts';

const here = <Module>(module: Module) => ({ ...holdModule(), useModule: () => module });

export const hosts = here(hostStep);
export const pickers = here(pickerSteps);
export const afterTime = holdModule();
export const formFirst = holdModule();
export const payment = holdModule();
export const proposals = holdModule();
export const troubleshooting = holdModule();
