import { build } from 'astro';

/** Builds the static site into `folder`. `PUBLIC_API_URL` says where its API is. */
export async function buildSite(project: string, folder: string): Promise<void> {
  await build({ root: project, outDir: folder, logLevel: 'warn' });
}
