import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toStart } from './crop-frame.ts';
import type { Area } from './draw-picture.ts';
import { type CardPicture, editorShapes } from './editor-shapes.ts';

interface PictureCropperProps {
  readonly kind: CardPicture;
  /** The picture with its margin. */
  readonly src: string;
  /** Of the picture alone, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** In per cent of the picture with its margin. */
  readonly onArea: (area: Area) => void;
}

/** How far an arrow key moves the picture, in pixels of the screen; with shift a fifth of it. */
const KEY_STEP = 10;

/** Moves a picture under its frame: by hand, by the arrow keys, and nearer by a slider. */
export function PictureCropper({ kind, src, size, onArea }: PictureCropperProps) {
  const t = useTexts('card-editor');
  const { ratio, cropShape, margin } = editorShapes[kind];
  const [{ area, maxZoom }] = useState(() => toStart(size, ratio, margin));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="flex flex-col gap-4">
      <div className="relative h-72 overflow-hidden rounded-card bg-sunken">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          aspect={ratio}
          maxZoom={maxZoom}
          cropShape={cropShape}
          showGrid={cropShape === 'rect'}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          initialCroppedAreaPercentages={area}
          cropperProps={{ role: 'group', 'aria-label': t('pictures.frame') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={onArea}
        />
      </div>
      <label className="flex items-center gap-4">
        <span className="text-note text-soft">{t('pictures.zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
          className="h-11 min-w-0 flex-1 accent-brand"
        />
      </label>
      <p className="text-note text-soft text-pretty">{t('pictures.keys')}</p>
    </div>
  );
}
