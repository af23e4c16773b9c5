/** More than these are no list that one looks through: they are searched. */
const FEW = 15;

export function areFew(options: readonly unknown[]): boolean {
  return options.length <= FEW;
}
