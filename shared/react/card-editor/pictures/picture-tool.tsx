import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import type { CardPicture } from './editor-shapes.ts';

interface PictureToolProps {
  readonly kind: CardPicture;
  readonly onOpen: (kind: CardPicture) => void;
}

/** The button on a picture that changes it. */
export function PictureTool({ kind, onOpen }: PictureToolProps) {
  const t = useTexts('card-editor');
  return (
    <span className="floating inline-flex rounded-lg">
      <IconTool icon="camera" label={t(`pictures.${kind}.title`)} onPress={() => onOpen(kind)} />
    </span>
  );
}
