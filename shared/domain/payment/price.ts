/** Spec A §3, enumerations: the currencies of a price; both have cents. */
export const CURRENCIES = ['EUR', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** A price in whole cents, as a provider takes it. */
export interface Price {
  readonly amountCents: number;
  readonly currency: Currency;
}

/**
 * `19.99 → 1999`; undefined for what nobody can be charged: nothing, less than nothing, fractions
 * of a cent, no number.
 */
export function toCents(price: number): number | undefined {
  const cents = Math.round(price * 100);
  // Decimal prices are not exact in binary: 19.99 * 100 is 1998.9999999999998.
  const isWhole = Math.abs(price * 100 - cents) < 1e-6;
  return isWhole && cents > 0 && Number.isSafeInteger(cents) ? cents : undefined;
}

/** `1999 → '19.99'`: the amount as PayPal writes it. */
export function toDecimalText(amountCents: number): string {
  const cents = String(amountCents).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** `'19.99' → 1999`, `'20' → 2000`; undefined for anything but an amount with at most two decimals. */
export function fromDecimalText(text: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
