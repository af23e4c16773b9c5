import type { StandInReply, StandInRequest } from './json-stand-in.ts';

/** How an answer goes wrong: a status is said at once, a fault comes once all is done. */
export interface Fault extends Partial<StandInReply> {
  /** The first request of this method alone. */
  readonly of?: 'POST';
}

/** What a stand-in says instead of what it would. */
export function createFaults() {
  const faults: { readonly fault: Fault; after: number }[] = [];
  return {
    /** After some good answers, one like this. */
    failNext(fault: Fault, after = 0): void {
      faults.push({ fault, after });
    },
    answerTo({ method }: StandInRequest, answer: () => StandInReply): StandInReply {
      const [next] = faults;
      if (!next || (next.fault.of ?? method) !== method) return answer();
      if (next.after > 0) {
        next.after -= 1;
        return answer();
      }
      faults.shift();
      const { of: _, ...reply } = next.fault;
      return reply.status === undefined ? { ...answer(), ...reply } : { body: {}, ...reply };
    },
  };
}
