/**
 * Why an outside service gave no answer. `unavailable`: it was not reached in time, or has a fault of
 * its own; the same call may succeed later. `refused`: it does not do what it was asked, and would say
 * so again.
 */
type WhyNoAnswer = 'unavailable' | 'refused';

interface NoAnswer {
  readonly answered: false;
  readonly why: WhyNoAnswer;
  /** For the log. */
  readonly cause: unknown;
}

/** What a port's methods resolve to; they reject for faults of ours alone. */
export type Answer<Value> = { readonly answered: true; readonly value: Value } | NoAnswer;

/** A port as an adapter writes it: its methods reject where the service gives no answer. */
export type Rejecting<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (
    ...given: infer Given
  ) => Promise<Answer<infer Value>>
    ? (...given: Given) => Promise<Value>
    : never;
};

/** A method whose rejections are answers where `whyOf` knows them. */
export function answering<Given extends readonly unknown[], Value>(
  call: (...given: Given) => Promise<Value>,
  whyOf: (error: unknown) => WhyNoAnswer | undefined,
): (...given: Given) => Promise<Answer<Value>> {
  return async (...given) => {
    try {
      return { answered: true, value: await call(...given) };
    } catch (cause) {
      const why = whyOf(cause);
      if (why === undefined) throw cause;
      return { answered: false, why, cause };
    }
  };
}
