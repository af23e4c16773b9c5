import { createHash } from 'node:crypto';
import type { Parties } from './third-parties.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const charset = /<meta charset="[^"]*"\s*\/?>/i;

/**
 * `html` with a content security policy that names its own inline scripts by hash, so that no other
 * inline script ever runs, on any host, and nobody is asked but ourselves and the given parties. It
 * follows the charset, which must come within 1024 bytes.
 */
export function withContentSecurityPolicy(
  html: string,
  apiUrl: string,
  parties: readonly Parties[] = [],
): string {
  const policy = toPolicy(html, apiUrl, parties);
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const anchor = charset.exec(html)?.[0] ?? '<head>';
  return html.replace(anchor, () => `${anchor}${meta}`);
}

function toPolicy(html: string, apiUrl: string, parties: readonly Parties[]): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, body]) => hash(body ?? '')));
  const api = apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...parties.flatMap(({ scripts }) => scripts)].join(' '),
    // Brand colours are style attributes.
    "style-src 'self' 'unsafe-inline'",
    [`img-src 'self' data: blob:${api}`, ...parties.flatMap(({ images }) => images)].join(' '),
    ["media-src 'self' blob:", ...parties.flatMap(({ media = [] }) => media)].join(' '),
    [`connect-src 'self'${api}`, ...parties.flatMap(({ connects }) => connects)].join(' '),
    ["frame-src 'self'", ...parties.flatMap(({ frames }) => frames)].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
