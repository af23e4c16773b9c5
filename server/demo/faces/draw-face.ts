/** A face of the demo, in colours and shapes: nobody's photo has to be asked for. */
export interface Face {
  readonly ground: string;
  readonly skin: string;
  /** Of nose, ears and neck. */
  readonly shade: string;
  readonly hair: string;
  readonly shirt: string;
  readonly style: keyof typeof styles;
  readonly hasGlasses?: boolean;
}

interface Hair {
  /** Behind the head. */
  readonly back: string;
  /** Over it. */
  readonly front: string;
}

const SIDE = 512;
const INK = '#2b2320';

/** Paths in the face's own grid of 512 by 512; its head is an ellipse around 256, 232. */
const styles = {
  bob: {
    back: 'M256 92c-92 0-138 62-138 148 0 62-4 104-22 128 44 18 98 16 120-6h80c22 22 76 24 120 6-18-24-22-66-22-128 0-86-46-148-138-148z',
    front:
      'M152 232c-4-84 38-130 104-130s108 46 104 130c-10-42-34-66-66-76-20 30-84 44-112 38-14 8-26 22-30 38z',
  },
  crown: {
    back: 'M256 40c-64 0-108 32-122 74-30 22-38 66-24 104 6 24 18 44 40 58h212c22-14 34-34 40-58 14-38 6-82-24-104-14-42-58-74-122-74z',
    front:
      'M146 238c-8-90 38-140 110-140s118 50 110 140c-8-36-18-56-38-68-36 10-108 10-144 0-20 12-30 32-38 68z',
  },
  short: {
    back: 'M256 98c-74 0-112 48-108 122l4 18h208l4-18c4-74-34-122-108-122z',
    front:
      'M148 240c-18-96 34-150 114-150 62 0 106 42 102 100 0 20-2 34-2 50-6-32-16-52-34-66-36 6-92-2-120-26-28 16-50 48-60 92z',
  },
  bun: {
    back: 'M256 36a46 46 0 0 1 40 70c54 16 74 64 70 126-1 12-4 20-8 26H154c-4-6-7-14-8-26-4-62 16-110 70-126a46 46 0 0 1 40-70z',
    front: 'M145 236c-6-90 41-138 111-138s117 48 111 138c-12-50-47-80-111-86-64 6-99 36-111 86z',
  },
} as const satisfies Record<string, Hair>;

/** As SVG, 512 by 512. */
export function drawFace({ ground, skin, shade, hair, shirt, style, ...look }: Face): string {
  const { back, front } = styles[style];
  const parts = [
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`,
    `<path d="${back}" fill="${hair}"/>`,
    // Shoulders, neck, and the neck's shade below the chin.
    `<path d="M64 512c4-92 84-134 192-134s188 42 192 134z" fill="${shirt}"/>`,
    `<path d="M212 300h88v84c0 28-88 28-88 0z" fill="${skin}"/>`,
    `<path d="M212 322c20 26 68 26 88 0v26c-22 24-66 24-88 0z" fill="${shade}"/>`,
    `<ellipse cx="152" cy="244" rx="18" ry="26" fill="${shade}"/><ellipse cx="360" cy="244" rx="18" ry="26" fill="${shade}"/>`,
    `<path d="M152 214c0-66 44-104 104-104s104 38 104 104c0 76-46 134-104 134s-104-58-104-134z" fill="${skin}"/>`,
    style === 'short' ? beard(hair) : '',
    `<path d="${front}" fill="${hair}"/>`,
    features(hair, shade),
    look.hasGlasses ? glasses() : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${parts.join('')}</svg>`;
}

function features(brow: string, shade: string): string {
  const brows = `<path d="M188 208c12-10 30-10 42-2M282 206c12-8 30-8 42 2" fill="none" stroke="${brow}" stroke-width="8" stroke-linecap="round"/>`;
  const eyes = `<circle cx="210" cy="238" r="9" fill="${INK}"/><circle cx="302" cy="238" r="9" fill="${INK}"/>`;
  const nose = `<path d="M256 240c-2 16-10 28-10 34 0 8 16 10 22 4" fill="none" stroke="${shade}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;
  const mouth = `<path d="M222 298c16 22 52 22 68 0-18 6-50 6-68 0z" fill="#fff" stroke="#a8453f" stroke-width="7" stroke-linejoin="round"/>`;
  return brows + eyes + nose + mouth;
}

function beard(hair: string): string {
  return `<path d="M150 232c0 82 46 124 106 124s106-42 106-124c-10 34-20 58-36 62-40-8-100-8-140 0-16-4-26-28-36-62z" fill="${hair}"/><path d="M206 292c30-8 70-8 100 0 6 30-20 44-50 44s-56-14-50-44z" fill="${hair}"/>`;
}

function glasses(): string {
  return `<g fill="#fff" fill-opacity="0.18" stroke="${INK}" stroke-width="7"><circle cx="210" cy="240" r="34"/><circle cx="302" cy="240" r="34"/><path d="M244 236c8-6 16-6 24 0M176 234l-20-6M336 234l20-6" fill="none" stroke-linecap="round"/></g>`;
}
