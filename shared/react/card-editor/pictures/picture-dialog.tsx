import { useEffect, useEffectEvent, useRef } from 'react';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { type Area, drawCropped, drawLogo } from './draw-picture.ts';
import type { EditedPicture } from './editor-shapes.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureCropper } from './picture-cropper.tsx';
import { PictureProgress } from './picture-progress.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';
import { usePictureSending } from './use-picture-sending.ts';

interface PictureDialogProps {
  readonly kind: EditedPicture;
  /** What was dropped or pasted on the card. */
  readonly first?: File | undefined;
  readonly onSave: (picture: Blob, watch: SentWatch) => Promise<unknown>;
  /** Only where there is a picture to be taken away. */
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A picture of a card (Spec B §4.3): chosen, dropped or pasted, cropped but for a logo, made small, sent. */
export function PictureDialog({ kind, first, onSave, onRemove, onClose }: PictureDialogProps) {
  const t = useTexts('card-editor');
  const form = useTexts('form');
  const common = useTexts('common');
  const errorText = useErrorText();
  const { whole, flaw, choose } = useChosenPicture(kind, first);
  const { step, isLineLost, send } = usePictureSending(onSave);
  const area = useRef<Area>(undefined);
  const take = (files: FileList | undefined | null) => {
    const file = files?.[0];
    if (!file || step) return;
    area.current = undefined;
    void choose(file);
  };
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => take(clipboardData?.files));
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const save = async () => {
    if (!whole) return;
    const { picture } = whole;
    await send(() =>
      kind === 'logo' ? drawLogo(picture) : drawCropped(picture, area.current, kind),
    );
  };
  return (
    <FormFrame title={t(`pictures.${kind}.title`)} onClose={onClose}>
      <DialogForm
        verb={isLineLost ? common('tryAgain') : form('save')}
        isIdle={!whole}
        onSave={save}
        onClose={onClose}
        aside={
          onRemove && (
            <Button tone="plain" className="mr-auto" onClick={onRemove}>
              {t('pictures.remove')}
            </Button>
          )
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its field does the same by keys. */}
        <div
          className="flex flex-col gap-5"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files);
          }}
        >
          {whole && kind === 'logo' && (
            <img
              src={whole.src}
              alt=""
              className="mx-auto h-24 max-w-full rounded-md bg-white object-contain p-2"
            />
          )}
          {whole && kind !== 'logo' && (
            <PictureCropper
              key={whole.src}
              kind={kind}
              src={whole.src}
              size={whole.picture}
              onArea={(now) => {
                area.current = now;
              }}
            />
          )}
          {flaw !== undefined && (
            <p role="alert" className="rounded-card bg-sunken p-4 text-pretty">
              {errorText(flaw)}
            </p>
          )}
          <PictureChooser kind={kind} isAgain={whole !== undefined} onFiles={take} />
          <PictureProgress step={step} />
        </div>
      </DialogForm>
    </FormFrame>
  );
}
