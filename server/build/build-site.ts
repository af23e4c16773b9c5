/** Builds the static site into `folder`. `PUBLIC_API_URL` says where its API is. */
export async function buildSite(project: string, folder: string): Promise<void> {
  // Nothing phones home; read when Astro is loaded.
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  const { build } = await import('astro');
  await build({ root: project, outDir: folder, logLevel: 'warn' });
}
