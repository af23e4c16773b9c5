import { serveDatabases } from './database-service.ts';

/** For Vitest and Playwright alike; costs nothing until a test asks for a database. */
export default async function setup(): Promise<() => Promise<void>> {
  const service = await serveDatabases();
  return service.stop;
}
