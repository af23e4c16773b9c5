import type { TestProject } from 'vitest/node';
import { serveDatabases } from './database-service.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the service that makes databases (`database-service.ts`). */
    databaseService: string;
  }
}

/** Costs nothing until a test asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const service = await serveDatabases();
  project.provide('databaseService', service.url);
  return service.stop;
}
