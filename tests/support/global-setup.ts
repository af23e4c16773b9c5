import { serveDatabases } from './database-service.ts';
import { findRadicale } from './run-radicale.ts';

/** For Vitest and Playwright alike; costs nothing until a test asks for a database. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!findRadicale()) {
    console.log('Not tried: calendars on Radicale, which is missing ("apt-get install radicale").');
  }
  const service = await serveDatabases();
  return service.stop;
}
