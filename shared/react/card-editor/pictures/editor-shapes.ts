import { pictureShapes } from '#shared/domain/picture-shapes.ts';

/** The pictures of a card, and how each is cropped (Spec B §4.3): `margin` in pixels around it. */
export const editorShapes = {
  profile: { ...pictureShapes.profile, cropShape: 'round', margin: 0 },
  header: { ...pictureShapes.header, cropShape: 'rect', margin: 200 },
} as const;

export type CardPicture = keyof typeof editorShapes;

/** With a company's logo, which is kept whole, whatever its ratio. */
export type EditedPicture = CardPicture | 'logo';
