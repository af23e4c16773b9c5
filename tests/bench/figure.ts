/** One line of the report: what was measured, against what, and whether it is within its budget. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  /** The bound or peer that was measured in the same run. */
  readonly peer?: string;
  /** What the budget is about: a ratio, a size, a time. */
  readonly value: string;
  readonly budget: string;
  readonly isWithin: boolean;
}

export interface Bench {
  readonly name: string;
  /** Throws when it cannot measure; a figure over its budget is no failure. */
  run(): Promise<Figure[]>;
}

/** What makes a figure beside its value and budget. */
interface Measured {
  readonly what: string;
  readonly measured: string;
  readonly peer?: string;
}

/** A ratio to the peer that has to stay small: a time. */
export function ratioAtMost(measured: Measured, ratio: number, budget: number): Figure {
  return {
    ...measured,
    value: ratio.toFixed(2),
    budget: `≤ ${budget}`,
    isWithin: ratio <= budget,
  };
}

/** A ratio to the peer that is told, and has no budget. */
export function ratioOf(measured: Measured, ratio: number): Figure {
  return { ...ratioAtMost(measured, ratio, Number.POSITIVE_INFINITY), budget: '' };
}

/** A part of the peer's rate that has to be reached: `1/6.2` of a budget of `1/10`. */
export function partAtLeast(measured: Measured, ratio: number, oneIn: number): Figure {
  return {
    ...measured,
    value: `1/${(1 / ratio).toFixed(1)}`,
    budget: `≥ 1/${oneIn}`,
    isWithin: ratio * oneIn >= 1,
  };
}

/** A part of the peer's rate that is told, and has no budget. */
export function partOf(measured: Measured, ratio: number): Figure {
  return { ...measured, value: `1/${(1 / ratio).toFixed(1)}`, budget: '', isWithin: true };
}

/** An amount that is told, and has no budget. */
export function amountOf(what: string, amount: number, unit: string): Figure {
  const { measured, value } = amountAtMost(what, amount, Number.POSITIVE_INFINITY, unit);
  return { what, measured, value, budget: '', isWithin: true };
}

/** An amount that has to stay small. `unit` is printed after it. */
export function amountAtMost(what: string, amount: number, budget: number, unit: string): Figure {
  const measured = `${amount.toFixed(amount < 10 ? 2 : 1)} ${unit}`;
  return {
    what,
    measured,
    value: measured,
    budget: `≤ ${budget} ${unit}`,
    isWithin: amount <= budget,
  };
}
