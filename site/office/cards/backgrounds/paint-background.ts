import { BACKGROUND_SIZE, type Shape } from '#shared/domain/background/background.ts';
import { fitText } from '#shared/domain/background/fit-text.ts';
import { toQrCode } from '#site/office/share/to-qr-code.ts';

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Paints a background over a whole canvas, whatever its size. */
export function paintBackground(canvas: HTMLCanvasElement, shapes: readonly Shape[]): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const scale = canvas.width / BACKGROUND_SIZE.width;
  brush.setTransform(scale, 0, 0, scale, 0, 0);
  for (const shape of shapes) {
    brush.globalAlpha = 'opacity' in shape ? (shape.opacity ?? 1) : 1;
    paintShape(brush, shape);
  }
}

function paintShape(brush: CanvasRenderingContext2D, shape: Shape): void {
  if (shape.kind === 'box') fillBox(brush, shape);
  else if (shape.kind === 'disc') fillDisc(brush, shape);
  else if (shape.kind === 'area') fillArea(brush, shape);
  else if (shape.kind === 'text') writeText(brush, shape);
  else paintCode(brush, shape);
}

type Of<Kind extends Shape['kind']> = Extract<Shape, { readonly kind: Kind }>;

function fillBox(
  brush: CanvasRenderingContext2D,
  { x, y, width, height, fill, radius = 0 }: Omit<Of<'box'>, 'kind'>,
): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fill();
}

function fillArea(brush: CanvasRenderingContext2D, { path, fill }: Of<'area'>): void {
  brush.fillStyle = fill;
  brush.fill(new Path2D(path));
}

function fillDisc(
  brush: CanvasRenderingContext2D,
  { x, y, radius, fill, isSoft = false }: Of<'disc'>,
): void {
  brush.fillStyle = isSoft ? fade(brush, { x, y, radius, fill }) : fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
}

function fade(
  brush: CanvasRenderingContext2D,
  { x, y, radius, fill }: Pick<Of<'disc'>, 'x' | 'y' | 'radius' | 'fill'>,
): CanvasGradient {
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, fill);
  gradient.addColorStop(1, `${fill}00`);
  return gradient;
}

function writeText(
  brush: CanvasRenderingContext2D,
  { x, y, text, size, weight, fill, maxWidth }: Of<'text'>,
): void {
  const fontOf = (pixels: number) => `${weight} ${pixels}px ${FONT}`;
  const fitted = fitText({ text, size, maxWidth }, (words, pixels) => {
    brush.font = fontOf(pixels);
    return brush.measureText(words).width;
  });
  brush.font = fontOf(fitted.size);
  brush.fillStyle = fill;
  brush.textBaseline = 'top';
  brush.fillText(fitted.text, x, y);
}

/** Black on white in the middle of its place: whole pixels for each square, so that no edge is grey. */
function paintCode(
  brush: CanvasRenderingContext2D,
  { x, y, width, height, text }: Of<'code'>,
): void {
  const { size, path } = toQrCode(text);
  const square = Math.floor(width / size);
  const inset = Math.floor((width - square * size) / 2);
  fillBox(brush, { x, y, width, height, fill: '#ffffff', radius: 12 });
  brush.save();
  brush.translate(x + inset, y + inset);
  brush.scale(square, square);
  brush.fillStyle = '#000000';
  brush.fill(new Path2D(path));
  brush.restore();
}
