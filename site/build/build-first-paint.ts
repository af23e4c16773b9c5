import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { ThirdPartyNotices } from '#server/build/third-party-notices.ts';
import { bundleScript } from './bundle-script.ts';
import { writeHashed } from './write-hashed.ts';
import { type FilesByLanguage, writeTextFiles } from './write-text-files.ts';

const islands = fileURLToPath(new URL('../islands/', import.meta.url));
const standIn = (name: string) => join(islands, 'booking/first-paint/stand-ins', name);
const appointmentRoom = join(islands, 'appointment/details/first-paint');

type StandIns = readonly (readonly [RegExp, string])[];

/** What the first screen's components import, and what they get before React is here. */
const STAND_INS: StandIns = [
  [/^react$/, standIn('react.ts')],
  [/^react\/jsx-(dev-)?runtime$/, standIn('jsx-runtime.ts')],
  [/\/hold-module\.ts$/, standIn('hold-module.ts')],
  [/\/held-steps\.ts$/, standIn('held-steps.ts')],
  [/\/i18n\/change-language\.ts$/, standIn('change-language.ts')],
  [
    /\/(use-toast|use-error-text|load-with-texts|add-texts|load-callback|form-ahead)\.tsx?$/,
    standIn('nothing.ts'),
  ],
];

interface Paint {
  readonly script: string;
  readonly standIns: StandIns;
  /** Of which the first screen says something. */
  readonly namespaces: readonly string[];
  /** It paints what came with the page, and nothing else. */
  readonly needsData: boolean;
}

/** The pages that are painted before React is here, by the name that their shell marks its place with. */
const PAINTS = {
  booking: {
    script: join(islands, 'booking/first-paint/first-paint.tsx'),
    standIns: STAND_INS,
    namespaces: ['common', 'booking'],
    needsData: false,
  },
  appointment: {
    script: join(appointmentRoom, 'first-paint.tsx'),
    standIns: [
      ...STAND_INS,
      [
        /\/(use-appointment|use-is-recalled|api|use-page-title|use-state-title|use-lit-favicon|celebrate-once|cancellation)\.tsx?$/,
        join(appointmentRoom, 'stand-ins/nothing.ts'),
      ],
    ],
    namespaces: ['common', 'appointment', 'ticket'],
    needsData: true,
  },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;

export interface FirstPaint {
  /** `/_astro/first-paint.1a2b3c4d.js` */
  readonly script: string;
  readonly needsData: boolean;
  /** The same of its texts, by language. */
  readonly texts: FilesByLanguage;
}

interface PaintOptions {
  /** Origin of the API; empty where pages and API share one. */
  readonly apiUrl: string;
  readonly notices: ThirdPartyNotices;
}

/** Writes the scripts that paint pages before React is here, and their texts, into a built site. */
export async function buildFirstPaints(
  folder: string,
  options: PaintOptions,
): Promise<Readonly<Record<PaintName, FirstPaint>>> {
  const [booking, appointment] = await Promise.all([
    buildFirstPaint('booking', folder, options),
    buildFirstPaint('appointment', folder, options),
  ]);
  return { booking, appointment };
}

async function buildFirstPaint(
  name: PaintName,
  folder: string,
  { apiUrl, notices }: PaintOptions,
): Promise<FirstPaint> {
  const { script: begin, standIns, namespaces, needsData } = PAINTS[name];
  const plugins = [withStandIns(standIns), notices.plugin];
  const code = await bundleScript({ script: begin, format: 'es', plugins, apiUrl });
  const isOwn = name === 'booking';
  const texts = await writeTextFiles(folder, isOwn ? 'first' : `first-${name}`, namespaces);
  const fileName = isOwn ? 'first-paint' : `first-paint-${name}`;
  const script = await writeHashed(folder, fileName, code);
  return { script, needsData, texts };
}

/** What is loaded later, React loads. */
const DYNAMIC_IMPORT = /(?<!typeof )\bimport\(\s*(['"])[^'"]+\1\s*,?\s*\)/g;

const withStandIns = (standIns: StandIns): Plugin => ({
  name: 'kalends-stand-ins',
  enforce: 'pre',
  resolveId: (source) => standIns.find(([pattern]) => pattern.test(source))?.[1],
  transform: (code) => code.replace(DYNAMIC_IMPORT, 'Promise.reject()'),
});
