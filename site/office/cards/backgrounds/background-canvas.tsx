import { BACKGROUND_SIZE, type Shape } from '#shared/domain/background/background.ts';
import { paintBackground } from './paint-background.ts';

interface BackgroundCanvasProps {
  readonly shapes: readonly Shape[];
  /** In pixels of its own. */
  readonly width: number;
  /** None where words stand beside it. */
  readonly label?: string;
  readonly onPainted?: (canvas: HTMLCanvasElement) => void;
}

/** A background, painted anew whenever it is another. */
export function BackgroundCanvas({ shapes, width, label, onPainted }: BackgroundCanvasProps) {
  return (
    <canvas
      ref={(canvas) => {
        if (!canvas) return;
        paintBackground(canvas, shapes);
        onPainted?.(canvas);
      }}
      width={width}
      height={(width * BACKGROUND_SIZE.height) / BACKGROUND_SIZE.width}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="block aspect-video w-full rounded-md"
    />
  );
}
