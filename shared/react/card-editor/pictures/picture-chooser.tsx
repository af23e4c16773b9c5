import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import type { EditedPicture } from './editor-shapes.ts';

interface PictureChooserProps {
  readonly kind: EditedPicture;
  /** Whether there is one already, which another would take the place of. */
  readonly isAgain: boolean;
  readonly onFiles: (files: FileList | null) => void;
}

/** Which of a phone's cameras looks at what the picture is of. */
const cameras = { profile: 'user', header: 'environment', logo: 'environment' } as const;

/** Where a file is chosen, and on a phone a picture taken: its own chooser need not offer the camera. */
export function PictureChooser({ kind, isAgain, onFiles }: PictureChooserProps) {
  const t = useTexts('card-editor');
  const button = `${buttonClass('quiet')} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2`;
  const field = {
    type: 'file',
    accept: 'image/*',
    className: 'absolute inset-0 cursor-pointer opacity-0',
    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
      onFiles(target.files);
      // The same file may be chosen once more.
      target.value = '';
    },
  } as const;
  return (
    <div
      className={
        isAgain
          ? 'flex flex-wrap gap-2'
          : 'flex flex-col items-center gap-3 rounded-card border border-line-strong border-dashed p-8 text-center'
      }
    >
      <label className={button}>
        {t(isAgain ? 'pictures.other' : 'pictures.choose')}
        <input {...field} />
      </label>
      <label className={`${button} pointer-fine:hidden`}>
        {t('pictures.camera')}
        <input {...field} capture={cameras[kind]} />
      </label>
      {!isAgain && <p className="text-note text-soft text-pretty">{t('pictures.drop')}</p>}
    </div>
  );
}
