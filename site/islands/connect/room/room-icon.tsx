import { LineIcon } from '#shared/react/ui/line-icon.tsx';

/** Strokes on a 24 by 24 grid. */
const paths = {
  hand: 'M8 13V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-4.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-6 6c-2.5 0-4-1-5.2-3L4 13.5a1.5 1.5 0 0 1 2.5-1.5L8 14',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.01m6-.01v.01',
  hangUp:
    'M3 14.5c0-1.5.5-2.5 2-3.5a13 13 0 0 1 14 0c1.5 1 2 2 2 3.5v1l-4.5.5-.5-3a11 11 0 0 0-8 0l-.5 3L3 15.5Z',
  share:
    'M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm5 15h6m-3-6.5v-5m-2 2 2-2 2 2',
} as const;

export function RoomIcon({
  name,
  className = 'size-5',
}: {
  readonly name: keyof typeof paths;
  readonly className?: string;
}) {
  return <LineIcon path={paths[name]} className={className} />;
}
