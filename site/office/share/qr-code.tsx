import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { saveFile } from '#site/office/save-file.ts';
import { type QrCode as Code, toQrCode, toQrSvg } from './to-qr-code.ts';

/** Sharp on a poster. */
const PNG_PIXELS = 1024;

interface QrCodeProps {
  readonly url: string;
  /** Of the files, without their ends. */
  readonly fileName: string;
}

/** An address to point a phone at, and as a file for paper. */
export function QrCode({ url, fileName }: QrCodeProps) {
  const t = useTexts('share');
  const code = toQrCode(url);
  const savePng = async () => {
    const png = await toPng(code);
    if (png) saveFile(`${fileName}.png`, png);
  };
  const saveSvg = () =>
    saveFile(`${fileName}.svg`, new Blob([toQrSvg(code)], { type: 'image/svg+xml' }));
  return (
    <div className="flex flex-col items-center gap-4">
      <svg
        role="img"
        aria-label={t('qr.label', { url })}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="size-56 rounded-lg bg-white forced-color-adjust-none"
      >
        <path d={code.path} fill="#000" />
      </svg>
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="quiet" className="text-sm" onClick={saveSvg}>
          <Icon name="download" className="size-4.5" />
          SVG
        </Button>
        <Button tone="quiet" className="text-sm" onClick={() => void savePng()}>
          <Icon name="download" className="size-4.5" />
          PNG
        </Button>
      </div>
      <p className="text-balance text-center text-soft text-sm">{t('qr.hint')}</p>
    </div>
  );
}

/** Whole pixels for each square, so that no edge is grey; null where the browser has no canvas. */
function toPng({ size, path }: Code): Promise<Blob | null> {
  const scale = Math.ceil(PNG_PIXELS / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(scale, scale);
  brush.fillStyle = '#000';
  brush.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
