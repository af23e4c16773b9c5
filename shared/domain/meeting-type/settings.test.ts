import { describe, expect, test } from 'vitest';
import { parseForm, plainForm } from '#shared/domain/fields/form.ts';
import { parseSettings, plainSettings } from './settings.ts';

describe("a meeting type's stored settings", () => {
  test('are read as they were written', () => {
    const stored = { ...plainSettings, redirectUrl: 'https://acme.test/thanks', doubleOptIn: true };
    expect(parseSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  test('that an older version wrote have what they lack switched off', () => {
    const { compact: _, ...older } = plainSettings;
    const { immersive: __, ...olderVideo } = plainSettings.videoSetting;
    expect(parseSettings({ ...older, videoSetting: olderVideo })).toEqual(plainSettings);
  });

  test('lose what no version knows', () => {
    expect(parseSettings({ ...plainSettings, somethingElse: 1 })).toEqual(plainSettings);
  });

  test.each([
    ['a channel that there is not', { meetingOptions: { allowedChannels: ['telegraph'] } }],
    ['a price that is no number', { payment: { price: '50' } }],
    ['nothing at all', null],
  ])('are refused with %s', (_, stored) => {
    expect(() => parseSettings(stored)).toThrow();
  });

  test('charge nothing, confirm nothing and let everything be changed where nobody said so', () => {
    expect(plainSettings).toMatchObject({
      payment: { enable: false, provider: 'none', currency: 'EUR' },
      doubleOptIn: false,
      cancellationPolicy: { enable: false },
    });
  });
});

test('a stored form is read as it was written, an older one with its plain members', () => {
  expect(parseForm({ useFullName: false })).toEqual({ ...plainForm, useFullName: false });
  expect(() => parseForm({ fields: 'none' })).toThrow();
});
