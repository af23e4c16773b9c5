/** What the dashboard is made of, by the names of its files. */
export interface DashboardFiles {
  readonly path: string;
  readonly style: string;
  /** What takes long to come stands first. */
  readonly code: readonly string[];
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Asks for all that the dashboard is made of, in the language that is settled by now, before any module
 * is here to say so, and begins what a browser does slowly while the rest is on its way. It is put into
 * the office's shell as text, so it stands alone.
 */
export function askForDashboard({ path, style, code, texts }: DashboardFiles): void {
  if (location.pathname !== path) return;
  const { dataset, lang } = document.documentElement;
  // The skeleton waits for it; its own line comes later.
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style' });
  link.href = `/_astro/${style}`;
  document.head.append(link);
  for (const file of [...code, ...(texts[dataset.language ?? ''] ?? [])]) {
    // Each runs once it is here. Who needs it asks too, and hears what failed.
    import(/* @vite-ignore */ `/_astro/${file}`).catch(() => undefined);
  }
  // Its first names of days take a phone 50 ms.
  setTimeout(() => new Intl.DateTimeFormat(lang, { weekday: 'long', month: 'long' }));
}
