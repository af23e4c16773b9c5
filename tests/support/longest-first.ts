import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of these each starts servers, asks hundreds of times, or waits for time to pass. */
const LONGEST = [
  'tests/api/crash.test.ts',
  'tests/api/backup.test.ts',
  'tests/scaffold/scaffold.test.ts',
  'tests/api/rights-walk.test.ts',
  'tests/api/calendars/killed-following.test.ts',
  'tests/api/calendars/provider-faults.test.ts',
  'tests/api/fuzz.test.ts',
  'server/platform/jobs/lost-jobs.test.ts',
  'tests/api/seat-races.test.ts',
  'tests/api/graceful-stop.test.ts',
  'tests/api/database-outage.test.ts',
];

/**
 * Vitest starts the largest files first, but the longest of ours are small: begun late, one of them
 * would keep a single core busy at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? LONGEST.length : place;
}
