import { openDatabase } from '#server/platform/db/open.ts';
import { openApiOn } from '#tests/support/api.ts';
import { connect } from '#tests/support/connected-calendar.ts';
import { signInAs } from '#tests/support/logins.ts';
import { DAV_LOGIN, type DavStandIn } from '#tests/support/stand-ins/dav-stand-in.ts';
import { benchCompanyId, bookedHostId } from './world.ts';

/** The first so many of the hosts whose time is booked connect their calendars, which are due to be read at once. */
export async function connectHosts(
  databaseUrl: string,
  server: DavStandIn,
  count: number,
): Promise<void> {
  const api = await openApiOn(await openDatabase({ databaseUrl }));
  try {
    api.clock.set(new Date().toISOString());
    const account = { url: server.url, ...DAV_LOGIN, password: () => DAV_LOGIN.password };
    for (let index = 0; index < count; index += 1) {
      const hostId = bookedHostId(index);
      const [row] = await api.db.query<{ email: string }>({
        text: 'select email from host where company_id = $1 and id = $2',
        values: [benchCompanyId, hostId],
      });
      if (!row) throw new Error(`There is no host ${hostId}`);
      await connect(await signInAs(api, { hostId, ...row }), account);
    }
    await api.db.query({ text: 'update calendar_sync set next_read_at = now()' });
  } finally {
    await api.close();
  }
}
