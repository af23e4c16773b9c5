/** In pixels of the picture; it may reach into the margin around it. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Frame, 'width' | 'height'>;

/** What part of the width is taken at first (Spec B §4.3). */
const START = 0.9;
/** How much closer than at first one can go. */
const CLOSER = 3;
/** So wide a PNG is under every bound, whatever is on it: 64 × 64 pixels of 4 bytes are 16 KiB. */
const SMALLEST_WIDTH = 64;
/** A step that is smaller would not be worth another encoding. */
const SMALLEST_STEP = 0.9;

/**
 * Where cropping begins: in the middle, 90 per cent as wide as the picture, and never higher than it. In
 * per cent of the picture with its margin, and how far one can zoom from there.
 */
export function toStart({ width, height }: Size, ratio: number, margin: number) {
  const whole = { width: width + 2 * margin, height: height + 2 * margin };
  const taken = Math.min(width * START, height * ratio);
  const widest = Math.min(whole.width, whole.height * ratio);
  const percent = {
    width: (100 * taken) / whole.width,
    height: (100 * taken) / ratio / whole.height,
  };
  return {
    area: { ...percent, x: (100 - percent.width) / 2, y: (100 - percent.height) / 2 },
    maxZoom: (CLOSER * widest) / taken,
  };
}

/** An area in per cent of a picture with its margin, in the picture's own pixels. */
export function toFrame(area: Frame, { width, height }: Size, margin: number): Frame {
  const [wide, high] = [(width + 2 * margin) / 100, (height + 2 * margin) / 100];
  return {
    x: area.x * wide - margin,
    y: area.y * high - margin,
    width: area.width * wide,
    height: area.height * high,
  };
}

/** How wide the next try is where one of so many bytes is not under the bound; none where it is. */
export function toNextWidth(width: number, bytes: number, maxBytes: number): number | undefined {
  if (bytes < maxBytes || width <= SMALLEST_WIDTH) return;
  const step = Math.min(SMALLEST_STEP, Math.sqrt(maxBytes / bytes));
  return Math.max(SMALLEST_WIDTH, Math.floor(width * step));
}
