import { LineIcon } from '#shared/react/ui/line-icon.tsx';

const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';

/** An eye, struck through while what it shows can be seen; the button around it has the words. */
export function EyeIcon({ isStruck }: { readonly isStruck: boolean }) {
  return <LineIcon path={isStruck ? `${EYE}M4 4l16 16` : EYE} className="size-5" />;
}
