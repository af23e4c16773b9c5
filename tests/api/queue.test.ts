import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { book, refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';

const empty = '409 no-available-queue-hosts';

// Spec A §7: POST /booking/queue/validate/{queueId}.
describeApi.both('a queue', (api) => {
  let queueId: string;
  let offered: AMeetingType;
  beforeEach(async () => {
    queueId = randomUUID();
    const host = await aHost(api.db);
    const second = await aHost(api.db, {}, host);
    const wish = { queueId, calculationMethod: 'anyone' } as const;
    offered = await aMeetingType(api.db, [host, second], wish);
  });
  const validate = async (id = queueId) =>
    (
      await api.client.POST('/booking/queue/validate/{queueId}', {
        params: { path: { queueId: id } },
      })
    ).data;
  const pause = (count: number) =>
    api.db.query({
      text: `update meeting_type_host set enabled = false
             where meeting_type_id = $1 and position < $2`,
      values: [offered.meetingTypeId, count],
    });
  const request = () => ({ meetingTypeId: offered.meetingTypeId, queueId, start: at('10:00') });

  test('says how many hosts can be given an appointment', async () => {
    expect(await validate()).toEqual({ queueId, hosts: 2 });
    await pause(1);
    expect(await validate()).toEqual({ queueId, hosts: 1 });
    await book(api.client, request());
  });

  // Spec A §8: 'No available queue hosts' gives the no-available-hosts message.
  test('whose hosts are all paused says so, when asked and when booked', async () => {
    await pause(2);
    const refusal = await refusalOf(validate());
    expect(`${refusal.status} ${refusal.code}`).toBe(empty);
    expect(refusal.body.message).toBe('No available queue hosts');
    expect(await refusedWith(book(api.client, request()))).toBe(empty);
  });

  test('that is unknown, or whose meeting type is off, has nobody', async () => {
    expect(await refusedWith(validate(randomUUID()))).toBe(empty);
    await api.db.query({
      text: 'update meeting_type set enabled = false where id = $1',
      values: [offered.meetingTypeId],
    });
    expect(await refusedWith(validate())).toBe(empty);
  });
});
