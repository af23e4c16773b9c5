import type { Services } from '#server/platform/kernel/services.ts';
import { AUTHORISED_CALENDARS } from '#shared/domain/integrations/calendar-providers.ts';
import { toPushAddress } from './push-address.ts';
import { unwatchElsewhere } from './store/channel-rows.ts';

/** Where this server has another address since the last start, providers call where nobody is: that is not relied on. */
export async function forgetElsewhere({
  db,
  clock,
  publicUrl,
}: Pick<Services, 'db' | 'clock' | 'publicUrl'>): Promise<void> {
  const addresses = AUTHORISED_CALENDARS.flatMap((name) => toPushAddress(publicUrl, name) ?? []);
  await unwatchElsewhere(db, addresses, new Date(clock.nowMs()));
}
