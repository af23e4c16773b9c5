import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstOwner } from '#server/account-link/find-first-owner.ts';

/** What the demo's owner signs in with; `password` only when it was made just now. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string | undefined;
}

const EXTENSION_FOLDER = join(import.meta.dirname, '../../dist/extension', 'chromium');

interface Installation {
  readonly firstOwner: FirstOwner;
  /** Its database has one process at a time. */
  readonly isEmbedded: boolean;
}

/** The lines a person reads after `npm start`. The first one is read by programs too. */
export function announce(
  url: string,
  demo: DemoLogin | undefined,
  { firstOwner, isEmbedded }: Installation,
): void {
  const lines = [`Kalends is ready on ${url}`];
  if (demo) {
    lines.push(
      `  Booking page  ${url}/ada/intro`,
      `  All of it     ${url}/`,
      `  Card          ${url}/ada`,
      `  Dashboard     ${url}/dashboard`,
      `    sign in as  ${demo.email}`,
      demo.password
        ? `    password    ${demo.password}  (printed only this once)`
        : '    password    as printed at the first start, or DEMO_PASSWORD',
    );
  }
  if (firstOwner === 'invited') {
    lines.push('  Nobody has an account yet: open the link that npm run owner has printed');
  }
  if (firstOwner === 'missing') {
    const way = 'npm run owner -- you@example.org prints a link that lets you in';
    lines.push(
      '  Nobody has an account yet:',
      isEmbedded ? `    stop this, ${way}, then start again` : `    ${way}`,
    );
  }
  if (existsSync(EXTENSION_FOLDER)) lines.push(`  Extension     ${EXTENSION_FOLDER}`);
  console.log(lines.join('\n'));
}
