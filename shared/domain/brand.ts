import { DEFAULT_BRAND_COLOR } from './constants.ts';

/**
 * A company's colour as a page may use it: `--brand` fills, `--on-brand` is text on that,
 * `--brand-text` is text and lines on the page, `--brand-soft` a tint behind them. All text pairs
 * keep WCAG AA (4.5) in both schemes, whatever the colour.
 */
export interface BrandColors {
  readonly brand: string;
  readonly onBrand: string;
  readonly brandText: string;
  readonly brandSoft: string;
}

export type BrandVariables = Readonly<
  Record<'--brand' | '--on-brand' | '--brand-text' | '--brand-soft', string>
>;

type Rgb = readonly [number, number, number];
type Scheme = 'light' | 'dark';

const TEXT_CONTRAST = 4.5;
/** A fill need not shout, but must be told from its surface. */
const FILL_CONTRAST = { light: 1.25, dark: 3 } as const;
/** How much of the fill is in the tint: on dark, less would not be seen. */
const TINT = { light: 0.1, dark: 0.2 } as const;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The surface of cards, the page behind them, and the darkest ink, as in tokens.css. */
const surfaces: Record<Scheme, readonly [Rgb, Rgb]> = {
  light: [WHITE, [241, 239, 235]],
  dark: [
    [37, 35, 32],
    [17, 16, 15],
  ],
};
const INK: Rgb = [17, 16, 15];

/** CSS variables for an element's style; a missing or malformed colour is Kalends's own blue. */
export function toBrandVariables(color: string | null): BrandVariables {
  const light = toBrandColors(color, 'light');
  const dark = toBrandColors(color, 'dark');
  const both = (name: keyof BrandColors) => `light-dark(${light[name]}, ${dark[name]})`;
  return {
    '--brand': both('brand'),
    '--on-brand': both('onBrand'),
    '--brand-text': both('brandText'),
    '--brand-soft': both('brandSoft'),
  };
}

/** The four colours of one scheme, as `#rrggbb`. */
export function toBrandColors(color: string | null, scheme: Scheme): BrandColors {
  const wish = parseHex(color) ?? parseHex(DEFAULT_BRAND_COLOR) ?? INK;
  const [surface, page] = surfaces[scheme];
  const away = scheme === 'light' ? BLACK : WHITE;
  const visible = moveUntil(wish, away, (fill) => contrast(fill, surface) >= FILL_CONTRAST[scheme]);
  // White on the brand looks best; a colour close to carrying it is darkened a little to do so.
  const takesWhite = contrast(visible, WHITE) >= 3 && scheme === 'light';
  const brand = takesWhite
    ? moveUntil(visible, BLACK, (fill) => contrast(fill, WHITE) >= TEXT_CONTRAST)
    : visible;
  const onBrand = contrast(brand, WHITE) >= TEXT_CONTRAST ? WHITE : INK;
  const brandSoft = mix(surface, visible, TINT[scheme]);
  const brandText = moveUntil(wish, away, (text) =>
    [surface, page, brandSoft].every((back) => contrast(text, back) >= TEXT_CONTRAST),
  );
  return {
    brand: toHex(onBrand === INK ? keepInkReadable(brand) : brand),
    onBrand: toHex(onBrand),
    brandText: toHex(brandText),
    brandSoft: toHex(brandSoft),
  };
}

function keepInkReadable(brand: Rgb): Rgb {
  return moveUntil(brand, WHITE, (fill) => contrast(fill, INK) >= TEXT_CONTRAST);
}

/** `#rgb` or `#rrggbb`, with or without the hash. */
function parseHex(color: string | null): Rgb | undefined {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(color?.trim() ?? '')?.[1];
  if (!digits) return undefined;
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function mix(base: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(base[index] + (other[index] - base[index]) * share);
  return [part(0), part(1), part(2)];
}

/** The first colour on the way to `target`, in steps of 2 %, that passes; else the target. */
function moveUntil(color: Rgb, target: Rgb, passes: (color: Rgb) => boolean): Rgb {
  for (let step = 0; step < 50; step += 1) {
    const moved = mix(color, target, step / 50);
    if (passes(moved)) return moved;
  }
  return target;
}
