import { squaresOf } from '../motif/squares-of.ts';
import { BACKGROUND_SIZE, type BackgroundFacts, type Shape } from './background.ts';

const { width: WIDTH, height: HEIGHT } = BACKGROUND_SIZE;
/** From the edges: programs cut a little off, and write names below. */
const EDGE = 96;
/** Somebody sits in the middle: what is to be read stands to the left and right of them. */
const SIDE = 520;
const CODE = 296;
const PAPER = '#f4f1ea';
const INK = '#1b1917';
const SOFT = '#5f5b55';
const NIGHT = '#12161c';

/** Each in the colours of whose it is. The middle is left to the person before it. */
export const backgroundDesigns = {
  paper: (facts) => [
    whole(PAPER),
    { kind: 'box', x: 0, y: 0, width: 28, height: HEIGHT, fill: facts.colors.brand },
    ...words(facts, { ink: INK, soft: SOFT }),
    ...code(facts),
  ],
  brand: (facts) => {
    const { brand, onBrand } = facts.colors;
    return [
      whole(brand),
      { kind: 'area', path: 'M0 760 1920 300v330L0 1090z', fill: onBrand, opacity: 0.07 },
      { kind: 'area', path: 'M0 960 1920 500v580H0z', fill: onBrand, opacity: 0.07 },
      ...words(facts, { ink: onBrand, soft: onBrand }),
      ...code(facts),
    ];
  },
  month: (facts) => [
    whole(PAPER),
    ...squares(facts),
    ...words(facts, { ink: INK, soft: SOFT }),
    ...code(facts),
  ],
  night: (facts) => {
    const fill = facts.colors.brand;
    return [
      whole(NIGHT),
      { kind: 'disc', x: 260, y: 1120, radius: 900, fill, opacity: 0.75, isSoft: true },
      { kind: 'disc', x: 1820, y: 120, radius: 760, fill, opacity: 0.5, isSoft: true },
      // Whatever the colour is, words are read on the night's own.
      {
        kind: 'box',
        x: EDGE - 40,
        y: EDGE - 40,
        width: SIDE + 80,
        height: 280,
        fill: NIGHT,
        radius: 24,
        opacity: 0.82,
      },
      ...words(facts, { ink: '#ffffff', soft: '#c9ced6' }),
      ...code(facts),
    ];
  },
  room: (facts) => [...room(facts), ...words(facts, { ink: INK, soft: INK }), ...framedCode(facts)],
} as const satisfies Record<string, (facts: BackgroundFacts) => readonly Shape[]>;

export type BackgroundDesign = keyof typeof backgroundDesigns;

function whole(fill: string): Shape {
  return { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, fill };
}

/** At the upper left, each line below the one before. */
function words(
  { name, title, company }: BackgroundFacts,
  { ink, soft }: { readonly ink: string; readonly soft: string },
): Shape[] {
  const lines = [
    { text: name, size: 64, weight: 650, fill: ink },
    { text: title, size: 36, weight: 400, fill: soft },
    { text: company, size: 36, weight: 400, fill: soft },
  ] as const;
  let y = EDGE;
  return lines.flatMap(({ text, ...look }): Shape[] => {
    if (!text) return [];
    const line: Shape = { kind: 'text', x: EDGE, y, text, ...look, maxWidth: SIDE };
    y += look.size * 1.35;
    return [line];
  });
}

const codeBox = { x: WIDTH - EDGE - CODE, y: EDGE, width: CODE, height: CODE } as const;

function code({ url }: BackgroundFacts): Shape[] {
  return url ? [{ kind: 'code', ...codeBox, text: url }] : [];
}

/** The month's squares, along both sides and below. */
function squares({ name, company, colors }: BackgroundFacts): Shape[] {
  const [edge, step] = [84, 100];
  const columns = Math.floor(WIDTH / step);
  const rows = 6;
  const fills = squaresOf(`${name} ${company}`, columns * rows);
  return fills.flatMap((share, index): Shape[] => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = 18 + column * step;
    const y = HEIGHT - 8 - (rows - row) * step;
    const isAside = x + edge < 620 || x > 1300;
    if (share === 0 || !isAside) return [];
    return [
      {
        kind: 'box',
        x,
        y,
        width: edge,
        height: edge,
        radius: 18,
        fill: colors.brand,
        opacity: 0.12 + share * 0.6 * ((row + 1) / rows),
      },
    ];
  });
}

/** A wall, a floor, a plant and some books. */
function room({ colors: { brand, brandSoft } }: BackgroundFacts): Shape[] {
  const book = (x: number, width: number, height: number, fill: string): Shape => ({
    kind: 'box',
    ...{ x, width, height, fill, radius: 4 },
    y: 760 - height,
  });
  return [
    whole(brandSoft),
    { kind: 'box', x: 0, y: 900, width: WIDTH, height: 180, fill: '#d9c3a5' },
    { kind: 'box', x: 0, y: 884, width: WIDTH, height: 16, fill: '#ffffff' },
    { kind: 'box', x: 1400, y: 760, width: 424, height: 18, fill: '#8a6748', radius: 4 },
    ...[
      book(1424, 44, 150, brand),
      book(1472, 34, 132, '#f2c14e'),
      book(1510, 52, 164, '#3d4a6b'),
      book(1566, 30, 120, '#e9e4da'),
      book(1600, 44, 146, brand),
    ],
    { kind: 'disc', x: 1744, y: 716, radius: 44, fill: '#e5b08c' },
    // A plant in a pot, as tall as somebody who sits.
    {
      kind: 'area',
      path: 'M250 800c-10-150-90-220-170-240 20 110 70 200 150 250zM256 800c0-190 60-290 140-330 10 140-40 260-120 336zM248 800c-40-190-20-320 20-420 60 110 50 280 0 420z',
      fill: '#4f7a5b',
    },
    { kind: 'area', path: 'M164 790h176l-24 170H188z', fill: '#b8653f' },
    { kind: 'box', x: 152, y: 776, width: 200, height: 34, fill: '#a35634', radius: 6 },
  ];
}

/** As a picture on the wall. */
function framedCode(facts: BackgroundFacts): Shape[] {
  if (!facts.url) return [];
  const { x, y, width, height } = codeBox;
  const frame = { x: x - 22, y: y - 22, width: width + 44, height: height + 44 };
  return [
    { kind: 'box', ...frame, y: frame.y + 10, fill: '#000000', opacity: 0.12, radius: 8 },
    { kind: 'box', ...frame, fill: '#8a6748', radius: 6 },
    ...code(facts),
  ];
}
