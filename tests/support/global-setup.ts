import { serveDatabases } from './database-service.ts';
import { findCoturn } from './run-coturn.ts';
import { findPostOffice } from './run-post-office.ts';
import { findRadicale } from './run-radicale.ts';

/** For Vitest and Playwright alike; costs nothing until a test asks for a database. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!findRadicale()) {
    console.log('Not tried: calendars on Radicale, which is missing ("apt-get install radicale").');
  }
  if (!findPostOffice()) {
    console.log(
      'Not tried: mails through Postfix and Dovecot, which are missing or need root ("apt-get install postfix dovecot-imapd").',
    );
  }
  if (!findCoturn()) {
    console.log('Not tried: rooms by relay, coturn is missing ("apt-get install coturn").');
  }
  const service = await serveDatabases();
  return service.stop;
}
