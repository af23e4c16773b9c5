import { pictureShapes } from '#shared/domain/picture-shapes.ts';
import { toSrcSet } from '#shared/domain/to-src-set.ts';

/** As wide as `CardLayout` shows it: a column of its own on a wide screen, the whole card below that. */
const SIZES = '(min-width: 64rem) 24rem, 100vw';

/** The picture at the head of a card, as wide as the screen needs it. */
export function CardBanner({ src }: { readonly src: string }) {
  return (
    <img
      src={src}
      srcSet={toSrcSet(src, pictureShapes.header.widths)}
      sizes={SIZES}
      alt=""
      className="size-full object-cover"
    />
  );
}
