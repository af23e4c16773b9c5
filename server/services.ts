import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What routes and jobs are built on. Constructed in `main.ts` and by tests. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secret: Config['secret'];
  /** The site's address in links, without a trailing slash. */
  readonly publicUrl: string;
}
