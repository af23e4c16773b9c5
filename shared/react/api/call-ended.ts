import { PageError } from '#shared/errors/explain.ts';

/** A change that was called off while it was under way: nobody can say yet whether it has happened. */
export class CallEnded extends PageError {
  constructor() {
    super('called-off');
  }
}
