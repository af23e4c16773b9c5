import { join } from 'node:path';

export interface Target {
  /** Files and folders that decide the output, relative to the project. */
  readonly sources: readonly string[];
  /** Environment variables that decide the output. */
  readonly variables: readonly string[];
  /** The folder built, relative to the project. */
  readonly output: string;
  /** Builds into `folder`, an absolute path. Loads its tools only now: they are heavy. */
  build(project: string, folder: string): Promise<void>;
  /** Makes what else follows from the output, once it is in its place. */
  pack?(project: string): Promise<void>;
}

const common = ['shared', 'locales', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Everything that `npm run build` makes. */
export const targets = {
  site: {
    sources: ['site', 'astro.config.mjs', ...common],
    variables: ['PUBLIC_API_URL', 'PUBLIC_VIDEO_ORIGIN'],
    output: 'dist/site',
    build: async (project, folder) => {
      const { buildSite } = await import('./build-site.ts');
      await buildSite(project, folder);
    },
  },
  views: {
    sources: ['site', ...common],
    variables: [],
    output: 'dist/views',
    build: async (_, folder) => {
      const { buildPageViews } = await import('#site/build/build-page-views.ts');
      await buildPageViews(folder);
    },
  },
  hosting: {
    sources: ['site/build', ...common],
    variables: [],
    output: 'dist/hosting',
    build: async (_, folder) => {
      const { writeHostingFiles } = await import('./write-hosting-files.ts');
      await writeHostingFiles(folder);
    },
  },
  chromium: extensionFor('chromium'),
  firefox: extensionFor('firefox'),
} as const satisfies Record<string, Target>;

export type TargetName = keyof typeof targets;
export const targetNames = Object.keys(targets) as readonly TargetName[];

export function isTargetName(name: string): name is TargetName {
  return Object.hasOwn(targets, name);
}

function extensionFor(browser: 'chromium' | 'firefox'): Target {
  return {
    sources: ['extension', 'wxt.config.ts', ...common],
    variables: [],
    output: join('dist/extension', browser),
    build: async (project, folder) => {
      const { buildExtension } = await import('./build-extension.ts');
      await buildExtension(project, folder, browser);
    },
    pack: async (project) => {
      const { packExtension } = await import('./pack-extension.ts');
      await packExtension(project, browser);
    },
  };
}
