import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import {
  company,
  host,
  meetingType,
  meetingTypeHost,
  schedule,
} from '#server/platform/db/schema/schema.ts';
import { plainForm } from '#shared/domain/fields/form.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';

export const MEETING_MINUTES = 15;

interface Offer {
  readonly payment?: Partial<MeetingTypeSettings['payment']>;
  readonly hostIds: readonly string[];
  readonly calculationMethod?: 'everyone' | 'anyone';
  readonly totalSpots?: number;
}

/** A company whose meeting types cost something, or nothing; its hosts are always free. */
export async function addPaidCompany(db: Database) {
  const companyId: string = randomUUID();
  await db.orm
    .insert(company)
    .values({ id: companyId, slug: 'paid', name: 'Paid', tier: 'growth' });
  const [hostId, secondHostId] = [await addHost(db, companyId), await addHost(db, companyId)];
  const add = (slug: string, offer: Partial<Offer>) =>
    addMeetingType(db, companyId, slug, { hostIds: [hostId], ...offer });
  return {
    companyId,
    hostId,
    secondHostId,
    card: await add('card', {}),
    wallet: await add('wallet', {
      payment: { provider: 'paypal', price: 19.99, currency: 'USD' },
    }),
    free: await add('free', { payment: { enable: false } }),
    group: await add('group', { totalSpots: 2 }),
    anyone: await add('anyone', {
      hostIds: [hostId, secondHostId],
      calculationMethod: 'anyone',
    }),
  };
}

async function addHost(db: Database, companyId: string): Promise<string> {
  const id = randomUUID();
  await db.orm.insert(host).values({
    companyId,
    id,
    role: 'member',
    email: `${id}@demo.test`,
    firstname: 'Ada',
    lastname: 'Lovelace',
    timeZone: 'UTC',
  });
  await db.orm.insert(schedule).values({
    companyId,
    id: randomUUID(),
    hostId: id,
    name: 'Always',
    timeZone: 'UTC',
    weekly: Array.from({ length: 7 }, () => [[0, 1440] as const]),
    isDefault: true,
  });
  return id;
}

async function addMeetingType(
  db: Database,
  companyId: string,
  slug: string,
  { hostIds, payment = {}, calculationMethod = 'everyone', totalSpots }: Offer,
): Promise<string> {
  const id = randomUUID();
  await db.orm.insert(meetingType).values({
    companyId,
    id,
    slug,
    ownerHostId: hostIds[0],
    enabled: true,
    name: `Meeting ${slug}`,
    durationMinutes: MEETING_MINUTES,
    allowedDurations: [],
    channel: 'connect',
    locations: [],
    bookingWindow: { kind: 'rolling', days: 60 },
    limits: {},
    calculationMethod,
    totalSpots: totalSpots ?? null,
    settings: settingsWith(payment),
    form: plainForm,
  });
  await db.orm
    .insert(meetingTypeHost)
    .values(
      hostIds.map((hostId, position) => ({ companyId, meetingTypeId: id, hostId, position })),
    );
  return id;
}

function settingsWith(payment: Partial<MeetingTypeSettings['payment']>): MeetingTypeSettings {
  const byCard = { ...plainSettings.payment, enable: true, provider: 'stripe', price: 50 } as const;
  return {
    ...plainSettings,
    meetingLink: 'https://meet.example.com/paid',
    payment: { ...byCard, ...payment },
  };
}
