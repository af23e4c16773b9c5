import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';

type Rgb = readonly [red: number, green: number, blue: number];

const LIGHT_CARD: Rgb = [255, 255, 255];
const DARK_CARD: Rgb = [29, 31, 34];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** WCAG 2.2: the least contrast of text. */
const READABLE = 4.5;

/** Colours of a mail, `#rrggbb`: the brand's own on the button, readable shades of it for text. */
export interface MailColors {
  readonly button: string;
  readonly onButton: string;
  /** Readable on the light card. */
  readonly ink: string;
  /** Readable on the dark card. */
  readonly darkInk: string;
}

/** The colours of a brand, readable whatever the colour; a bad one reads as the default. */
export function mailColors(brandColor: string): MailColors {
  const brand = parse(brandColor) ?? parse(DEFAULT_BRAND_COLOR) ?? BLACK;
  const onButton = contrast(brand, WHITE) >= READABLE ? WHITE : BLACK;
  const button = onButton === WHITE ? brand : nearestForWhite(brand);
  return {
    button: toHex(button),
    onButton: toHex(contrast(button, WHITE) >= READABLE ? WHITE : BLACK),
    ink: toHex(shade(brand, BLACK, LIGHT_CARD)),
    darkInk: toHex(shade(brand, WHITE, DARK_CARD)),
  };
}

/** White text reads calmer than black: a brand that nearly carries it is darkened a little. */
function nearestForWhite(brand: Rgb): Rgb {
  return contrast(brand, WHITE) >= 3 ? shade(brand, BLACK, WHITE) : brand;
}

/** The first mix of `color` with `towards` that reads on `ground`. */
function shade(color: Rgb, towards: Rgb, ground: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, ground) >= READABLE) return mixed;
  }
  return towards;
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] * (1 - share) + b[i] * share);
  return [channel(0), channel(1), channel(2)];
}

function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** WCAG 2.2 relative luminance, 0 to 1. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function parse(hex: string): Rgb | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function toHex(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
