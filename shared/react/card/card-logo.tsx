import { pictureShapes } from '#shared/domain/picture-shapes.ts';
import { toSrcSet } from '#shared/domain/to-src-set.ts';

/** The company's mark, on white in either scheme, for that is what logos are drawn on. */
export function CardLogo({ src, company }: { readonly src: string; readonly company: string }) {
  return (
    <img
      src={src}
      srcSet={toSrcSet(src, pictureShapes.logo.widths)}
      sizes="8rem"
      alt={company}
      className="logo mb-1 h-10 max-w-32 rounded-md bg-white object-contain p-1"
    />
  );
}
