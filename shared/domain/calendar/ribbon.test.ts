import { describe, expect, it } from 'vitest';
import { fromIso } from '#shared/time/dates.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { toLocalDay } from './local-day.ts';
import { toRibbon, toShare } from './ribbon.ts';

const minute = (time: string, date = '2030-05-24') => fromIso(`${date}T${time}Z`) ?? Number.NaN;
const span = (from: string, until: string) => ({ from: minute(from), until: minute(until) });

describe('the ribbon of a day', () => {
  const zone = zoneOf('UTC');
  const day = toLocalDay('2030-05-24', zone);

  it('shows the full hours around all that is there', () => {
    const ribbon = toRibbon(day, [span('09:00', '12:15'), span('14:20', '15:40')], zone);
    expect(ribbon).toMatchObject(span('09:00', '16:00'));
    expect(ribbon.hours).toHaveLength(8);
  });

  it('is not longer than the day', () => {
    const late = { from: minute('22:30'), until: minute('02:00', '2030-05-25') };
    expect(toRibbon(day, [late], zone)).toMatchObject({
      from: minute('22:00'),
      until: minute('00:00', '2030-05-25'),
    });
  });

  it('shows a plain day where there is nothing', () => {
    expect(toRibbon(day, [], zone)).toMatchObject(span('08:00', '18:00'));
  });

  it('begins at full hours of the clock, also half an hour beside those of UTC', () => {
    const kolkata = zoneOf('Asia/Kolkata');
    const there = toLocalDay('2030-05-24', kolkata);
    expect(toRibbon(there, [span('03:40', '04:40')], kolkata)).toMatchObject(
      span('03:30', '05:30'),
    );
  });

  it('says where an instant is on it', () => {
    const ribbon = toRibbon(day, [span('10:00', '12:00')], zone);
    expect(toShare(ribbon, minute('11:30'))).toBe(0.75);
    expect(toShare(ribbon, minute('09:00'))).toBe(0);
    expect(toShare(ribbon, minute('19:00'))).toBe(1);
  });
});
