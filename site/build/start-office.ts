/** What the office is made of, by the addresses of its files. */
export interface OfficeFiles {
  /** The scripts that begin it. */
  readonly entries: readonly string[];
  /** What these need. */
  readonly code: readonly string[];
  readonly dashboard: DashboardFiles;
  /** The name of the `<meta>` that names the language of a written screen. */
  readonly viewLanguage: string;
}

/** The same of the dashboard, by the names of its files. */
export interface DashboardFiles {
  readonly path: string;
  readonly style: string;
  /** What takes long to come stands first. */
  readonly code: readonly string[];
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Asks for the office, in the language that is settled by now; on the dashboard for all that it is made of,
 * before any module is here to say so. Where our server has written the dashboard into the page, that is
 * painted first: `__kalendsGoOn` then asks. It is put into the office's shell as text, so it stands alone.
 */
export function startOffice({ entries, code, dashboard, viewLanguage }: OfficeFiles): void {
  const { dataset, lang } = document.documentElement;
  const isDashboard = location.pathname === dashboard.path;
  const add = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  let hasGoneOn = false;
  const goOn = () => {
    if (hasGoneOn) return;
    hasGoneOn = true;
    // A skeleton waits for it; its own line comes later.
    if (isDashboard) add('link', { rel: 'preload', as: 'style', href: dashboard.style });
    for (const src of entries) add('script', { type: 'module', src });
    if (isDashboard) {
      for (const path of ofDashboard) {
        // Each runs once it is here. Who needs it asks too, and hears what failed.
        import(/* @vite-ignore */ path).catch(() => undefined);
      }
      // Its first names of days take a phone 50 ms.
      setTimeout(() => new Intl.DateTimeFormat(lang, { weekday: 'long', month: 'long' }));
    }
    preload();
  };
  const texts = dashboard.texts[dataset.language ?? ''] ?? [];
  const ofDashboard = [...dashboard.code, ...texts].map((file) => `/_astro/${file}`);
  let hasPreloaded = false;
  const preload = () => {
    if (hasPreloaded) return;
    hasPreloaded = true;
    for (const href of isDashboard ? new Set([...ofDashboard, ...code]) : code)
      add('link', { rel: 'modulepreload', fetchPriority: 'low', href });
  };
  window.__kalendsGoOn = goOn;
  const view = document.querySelector(`meta[name="${viewLanguage}"]`)?.getAttribute('content');
  // This device has chosen another one: what is written is not for it.
  if (view && view !== dataset.language) dataset.foreign = '';
  if (!isDashboard || !view || 'foreign' in dataset) goOn();
  // It comes meanwhile, behind what is to be painted, and runs after that.
  else preload();
}
