import { expect, test, vi } from 'vitest';
import { holdModule } from './hold-module.ts';

test('8.2 a module is asked for once, and is there without waiting from then on', async () => {
  const ask = vi.fn(() => Promise.resolve('code'));
  const module = holdModule(ask);
  await Promise.all([module.load(), module.load()]);
  expect(ask).toHaveBeenCalledOnce();
  expect(module.useModule()).toBe('code');
});

test('8.2 what could not be had ahead of time is asked for again', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  ask.mockResolvedValue('code');
  const module = holdModule(ask);
  await expect(module.load()).rejects.toThrow('offline');
  expect(await module.load()).toBe('code');
});
