import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const charset = /<meta charset="[^"]*"\s*\/?>/i;

/**
 * `html` with a content security policy that names its own inline scripts by hash, so that no other
 * inline script ever runs, on any host. It follows the charset, which must come within 1024 bytes.
 */
export function withContentSecurityPolicy(html: string, apiUrl: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${toPolicy(html, apiUrl)}">`;
  const anchor = charset.exec(html)?.[0] ?? '<head>';
  return html.replace(anchor, () => `${anchor}${meta}`);
}

function toPolicy(html: string, apiUrl: string): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, body]) => hash(body ?? '')));
  const api = apiUrl === '' ? '' : ` ${new URL(apiUrl).origin}`;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // Brand colours are style attributes.
    "style-src 'self' 'unsafe-inline'",
    // A company's logo and a host's picture may live anywhere.
    `img-src 'self' data: blob: https:${api}`,
    `connect-src 'self'${api}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
