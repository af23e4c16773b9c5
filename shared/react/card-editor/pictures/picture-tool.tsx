import { lazy, Suspense, useState } from 'react';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import type { CardDesk } from '../card-desk.ts';
import type { CardPicture } from './editor-shapes.ts';

/** With the library that crops, which is for those alone who change a picture. */
const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

interface PictureToolProps {
  readonly desk: CardDesk;
  readonly kind: CardPicture;
}

/** The button on a picture that changes it, and what opens then. */
export function PictureTool({ desk, kind }: PictureToolProps) {
  const t = useTexts('card-editor');
  const [open, setOpen] = useState<'change' | 'remove'>();
  const { user, personalPage } = desk.card;
  const has = (kind === 'profile' ? user.picture : personalPage.headerImage) !== null;
  const close = () => setOpen(undefined);
  return (
    <>
      <span className="floating inline-flex rounded-lg">
        <IconTool
          icon="camera"
          label={t(`pictures.${kind}.title`)}
          onPress={desk.choosePictureElsewhere ?? (() => setOpen('change'))}
        />
      </span>
      {open === 'change' && (
        <Suspense>
          <PictureDialog
            kind={kind}
            onSave={(picture, watch) => desk.setPicture(kind, picture, watch)}
            onRemove={has ? () => setOpen('remove') : undefined}
            onClose={close}
          />
        </Suspense>
      )}
      {open === 'remove' && (
        <AskDialog
          title={t(`pictures.${kind}.ask`)}
          verb={t('pictures.remove')}
          tone="danger"
          onDo={() => desk.setPicture(kind, null)}
          onClose={close}
        >
          <p className="text-pretty">{t(`pictures.${kind}.after`)}</p>
        </AskDialog>
      )}
    </>
  );
}
