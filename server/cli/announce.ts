import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What the demo's owner signs in with; `password` only when it was made just now. */
export interface DemoLogin {
  readonly email: string;
  readonly password: string | undefined;
}

const EXTENSION_FOLDER = join(import.meta.dirname, '../../dist/extension', 'chromium');

/** The lines a person reads after `npm start`. The first one is read by programs too. */
export function announce(url: string, demo: DemoLogin | undefined): void {
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
  if (existsSync(EXTENSION_FOLDER)) lines.push(`  Extension     ${EXTENSION_FOLDER}`);
  console.log(lines.join('\n'));
}
