import type { ExtensionBrowser } from '#shared/domain/connected-apps.ts';
import type { ZipEntry } from './zip.ts';

/**
 * What is loaded by hand: Firefox takes the file as it is, Chromium a folder, which unpacking makes. It
 * keeps the manifest's key, by which its address is the one that servers send codes to.
 */
export function toLoadEntries(browser: ExtensionBrowser, built: readonly ZipEntry[]): ZipEntry[] {
  if (browser === 'firefox') return [...built];
  return built.map(({ name, content }) => ({ name: `kalends-${browser}/${name}`, content }));
}
