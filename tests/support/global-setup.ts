import { serveDatabases } from './database-service.ts';
import { findCoturn } from './run-coturn.ts';
import { findRadicale } from './run-radicale.ts';

/** For Vitest and Playwright alike; costs nothing until a test asks for a database. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!findRadicale()) {
    console.log('Not tried: calendars on Radicale, which is missing ("apt-get install radicale").');
  }
  if (!findCoturn()) {
    console.log('Not tried: rooms by relay, coturn is missing ("apt-get install coturn").');
  }
  const service = await serveDatabases();
  return service.stop;
}
