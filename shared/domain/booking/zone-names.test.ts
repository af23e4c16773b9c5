import { expect, it } from 'vitest';
import { isTimeZone } from '#shared/time/offset.ts';
import { toModernZone, toZoneLabel } from './zone-names.ts';

it('calls places what they call themselves', () => {
  expect(toModernZone('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(toZoneLabel('America/New_York')).toBe('America/New York');
});

it('names only zones that exist', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(isTimeZone(toModernZone(zone))).toBe(true);
  }
});
