import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstOwner } from '#server/people/account-link/find-first-owner.ts';

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

const OWNER_COMMAND = '    npm run owner -- you@example.org';

/** How somebody gets in where nobody has an account. */
const waysIn = {
  there: () => [],
  invited: () => ['  Nobody has an account yet: open the link that npm run owner has printed.'],
  missing: (isEmbedded) =>
    isEmbedded
      ? [
          '  Nobody has an account yet. Stop this, run',
          OWNER_COMMAND,
          '  then start again, and open the link that it has printed.',
        ]
      : ['  Nobody has an account yet. Open the link that this prints:', OWNER_COMMAND],
} as const satisfies Record<FirstOwner, (isEmbedded: boolean) => readonly string[]>;

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
  if (!demo) lines.push(...waysIn[firstOwner](isEmbedded));
  if (existsSync(EXTENSION_FOLDER)) lines.push(`  Extension     ${EXTENSION_FOLDER}`);
  console.log(lines.join('\n'));
}
