/** The variable in which processes that run tests find the service's address. */
export const DATABASE_SERVICE = 'KALENDS_TEST_DATABASES';

/** What `database-service.ts` has at this path. */
export async function askDatabaseService(path: string): Promise<string> {
  const address = process.env[DATABASE_SERVICE];
  if (!address)
    throw new Error('No service of databases was started (tests/support/global-setup).');
  // A kept connection may be closed by the service just when it is used again.
  const response = await fetch(address + path, { headers: { connection: 'close' } });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
