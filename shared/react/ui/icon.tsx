import { LineIcon } from './line-icon.tsx';

/** Strokes on a 24 by 24 grid. */
const paths = {
  pin: 'M12 21s-7-6.2-7-11.5A7 7 0 0 1 19 9.5C19 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1Z',
  video: 'M4 7h10a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Zm11 4 6-3v8l-6-3',
  phone:
    'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  grid: 'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h6v6h-6Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  calendar:
    'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-1 5h16M8 3v4m8-4v4',
  propose:
    'M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-1 5h16M8 3v4m8-4v4m-7 8 2 2 4-4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'm6 6 12 12M18 6 6 18',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
  users:
    'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0M16 4.5a4 4 0 0 1 0 7M18 14a7 7 0 0 1 4 6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  mail: 'M4 6h16v12H4Zm0 1 8 6 8-6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  plug: 'M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0Zm6 9v4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5',
  alert: 'M12 8v5m0 3.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  card: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-1 4h18M7 14.5h3',
  camera: 'M4 8h3.5L9 5h6l1.5 3H20v11H4Zm8 8.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  plus: 'M12 5v14M5 12h14',
  edit: 'm5 15-1 5 5-1L20 8l-4-4Zm8.5-8.5 4 4',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  trash: 'M5 7h14M10 7V4h4v3m3.5 0-1 13h-9l-1-13M10 11v5m4-5v5',
  archive: 'M4 5h16v4H4Zm1 4h14v10H5Zm5 4h4',
  download: 'M12 4v11m-5-4.5 5 4.5 5-4.5M5 20h14',
  qr: 'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h2.5v2.5H14Zm6 0v.01M17.5 20H20v-2.5M14 20v.01',
  more: 'M5.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Zm6 0a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Zm6 0a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Z',
  drag: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  key: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.2-7.7L20 3.5M16 7.5l3 3',
  layers: 'm12 4 9 5-9 5-9-5Zm-9 9.5 9 5 9-5',
  plane: 'm21 3-9.5 18-2.5-8-6-3Zm0 0L9 13',
  building: 'M5 21V4h9v17m0-12h5v12M3 21h18M8 8h3m-3 4h3m-3 4h3',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  screen: 'M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm5 15h6m-3-4v4',
  leave: 'M10 4H5v16h5m4-12 4 4-4 4m4-4H9',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
} as const;

export type IconName = keyof typeof paths;

/** One of the product's icons. */
export function Icon({
  name,
  className = 'size-5',
}: {
  readonly name: IconName;
  readonly className?: string;
}) {
  return <LineIcon path={paths[name]} className={className} />;
}
