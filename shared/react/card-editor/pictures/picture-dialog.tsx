import { useEffect, useEffectEvent, useRef } from 'react';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { type Area, drawCropped } from './draw-picture.ts';
import type { CardPicture } from './editor-shapes.ts';
import { PictureCropper } from './picture-cropper.tsx';
import { PictureProgress } from './picture-progress.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';
import { usePictureSending } from './use-picture-sending.ts';

interface PictureDialogProps {
  readonly kind: CardPicture;
  readonly onSave: (picture: Blob, watch: SentWatch) => Promise<unknown>;
  /** Only where there is a picture to be taken away. */
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A picture of a card (Spec B §4.3): chosen, dropped or pasted, cropped, made small, sent. */
export function PictureDialog({ kind, onSave, onRemove, onClose }: PictureDialogProps) {
  const t = useTexts('card-editor');
  const form = useTexts('form');
  const common = useTexts('common');
  const { chosen, choose } = useChosenPicture(kind);
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
    if (!chosen) return;
    const { file, whole } = chosen;
    await send(async () => (whole ? drawCropped(whole.picture, area.current, kind) : file));
  };
  return (
    <FormFrame title={t(`pictures.${kind}.title`)} onClose={onClose}>
      <DialogForm
        verb={isLineLost ? common('tryAgain') : form('save')}
        isIdle={!chosen}
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
          {chosen?.whole && (
            <PictureCropper
              key={chosen.whole.src}
              kind={kind}
              src={chosen.whole.src}
              size={chosen.whole.picture}
              onArea={(now) => {
                area.current = now;
              }}
            />
          )}
          {chosen && !chosen.whole && (
            <p className="rounded-card bg-sunken p-4 text-pretty">{t('pictures.unreadable')}</p>
          )}
          <div
            className={
              chosen
                ? ''
                : 'flex flex-col items-center gap-3 rounded-card border border-line-strong border-dashed p-8 text-center'
            }
          >
            <label
              className={`${buttonClass('quiet')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`}
            >
              {t(chosen ? 'pictures.other' : 'pictures.choose')}
              <input
                type="file"
                accept="image/*"
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={({ target }) => take(target.files)}
              />
            </label>
            {!chosen && <p className="text-note text-soft text-pretty">{t('pictures.drop')}</p>}
          </div>
          <PictureProgress step={step} />
        </div>
      </DialogForm>
    </FormFrame>
  );
}
