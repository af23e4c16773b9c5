import { lazy, Suspense, useState } from 'react';
import { AskDialog } from '#shared/react/form/ask-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { CardDesk } from '../card-desk.ts';
import type { CardPicture } from './editor-shapes.ts';

/** With the library that crops, which is for those alone who change a picture. */
const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

/** A picture that is being changed, and the file that was given for it. */
export interface OpenedPicture {
  readonly kind: CardPicture;
  readonly file?: File;
}

interface PictureDialogsProps extends OpenedPicture {
  readonly desk: CardDesk;
  readonly onClose: () => void;
}

/** What opens over the card for one of its pictures. */
export function PictureDialogs({ desk, kind, file, onClose }: PictureDialogsProps) {
  const t = useTexts('card-editor');
  const [isAsked, setAsked] = useState(false);
  const { user, personalPage } = desk.card;
  const has = (kind === 'profile' ? user.picture : personalPage.headerImage) !== null;
  if (isAsked) {
    return (
      <AskDialog
        title={t(`pictures.${kind}.ask`)}
        verb={t('pictures.remove')}
        tone="danger"
        onDo={() => desk.setPicture(kind, null)}
        onClose={onClose}
      >
        <p className="text-pretty">{t(`pictures.${kind}.after`)}</p>
      </AskDialog>
    );
  }
  return (
    <Suspense>
      <PictureDialog
        kind={kind}
        first={file}
        onSave={(picture, watch) => desk.setPicture(kind, picture, watch)}
        onRemove={has ? () => setAsked(true) : undefined}
        onClose={onClose}
      />
    </Suspense>
  );
}
