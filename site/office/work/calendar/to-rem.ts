/** An hour is 3rem high: it grows with the letters. */
const REM_OF_MINUTE = 0.05;

/** `60 → 3rem` */
export function toRem(minutes: number): string {
  return `${Math.round(minutes * REM_OF_MINUTE * 1000) / 1000}rem`;
}

/** How many minutes of the axis so many pixels are. */
export function toMinutes(pixels: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return pixels / rem / REM_OF_MINUTE;
}
