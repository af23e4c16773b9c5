import { expect, test } from 'vitest';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { aDkimKey } from '#tests/support/dkim-keys.ts';
import { readConfig } from './config.ts';

const refusalOf = (environment: NodeJS.ProcessEnv): unknown => {
  try {
    return readConfig(environment);
  } catch (error) {
    return error;
  }
};

test.each([
  [{ PORT: 'many' }, /^PORT: has to be a whole number from 0 to 65535$/],
  [{ DATABASE_POOL_SIZE: '1' }, /^DATABASE_POOL_SIZE: .* from 2 to 200$/],
  [{ DATABASE_URL: 'mysql://db' }, /^DATABASE_URL: has to begin with postgres:\/\//],
  [{ DATABASE_URL: 'postgres://a:b@db:port/x' }, /^DATABASE_URL: is no address/],
  [{ DATABASE_URL: 'postgres://db/kalends' }, /^SECRET: is required with DATABASE_URL/],
  [{ SECRET: 'short' }, /^SECRET: needs at least 16 characters$/],
  [{ PUBLIC_URL: 'book.example.com' }, /^PUBLIC_URL: has to be an address/],
  [{ IMPRINT_URL: 'http://a.test' }, /^IMPRINT_URL: has to begin with https:\/\/$/],
  [{ PRIVACY_URL: 'privacy' }, /^PRIVACY_URL: has to be an address/],
  [{ DEMO: 'yes' }, /^DEMO: has to be one of on, off$/],
  [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN: needs at least 16/],
  [
    { REACHABLE_PRIVATE_HOSTS: 'nextcloud.lan, http://radicale.lan' },
    /^REACHABLE_PRIVATE_HOSTS: lists hosts like nextcloud\.lan, nextcloud\.lan:8444 or 10\.0\.0\.0\/8$/,
  ],
  [{ STRIPE_API_BASE: 'stripe' }, /^STRIPE_API_BASE: has to be an address/],
  [{ PAYPAL_CLIENT_ID: 'x', PAYPAL_API_BASE: 'paypal' }, /^PAYPAL_API_BASE: has to be/],
  [
    { STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: '' },
    /^STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: needed beside STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET$/,
  ],
])('%j is refused in one line that names the variable', (environment, line) => {
  const error = refusalOf(environment);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error).toHaveProperty('message', expect.stringMatching(line));
});

test('7.26 a mail server without a sender is refused: the made-up one never leaves', () => {
  expect(refusalOf({ SMTP_URL: 'smtp://mail.test' })).toHaveProperty(
    'message',
    expect.stringMatching(/^MAIL_FROM: is required with SMTP_URL/),
  );
  expect(refusalOf({ SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Kalends' })).toHaveProperty(
    'message',
    expect.stringMatching(/^MAIL_FROM: has to be an address/),
  );
  const MAIL_FROM = 'Acme <book@acme.test>';
  expect(readConfig({ SMTP_URL: 'smtp://mail.test', MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

test('7.25 where to listen and how many connections to hold are settings', () => {
  expect(readConfig({})).toMatchObject({ host: undefined, poolSize: 10 });
  expect(readConfig({ HOST: '127.0.0.1', DATABASE_POOL_SIZE: '25' })).toMatchObject({
    host: '127.0.0.1',
    poolSize: 25,
  });
});

test('an integration is configured once all that it needs is set', () => {
  const all = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH' };
  const { integrations } = readConfig({ ...all, STRIPE_API_BASE: 'http://127.0.0.1:4242' });
  expect(integrations.paypal).toBeDefined();
  expect(integrations.stripe).toBeUndefined();
});

test('24. mails are signed once both a key and its name are set', () => {
  const { privateKey } = aDkimKey();
  const [DKIM_SELECTOR, DKIM_KEY] = ['kalends', privateKey.replaceAll('\n', '\\n')];
  expect(readConfig({}).dkim).toBeUndefined();
  expect(readConfig({ DKIM_SELECTOR, DKIM_KEY }).dkim).toEqual({ selector: 'kalends', privateKey });
  expect(() => readConfig({ DKIM_KEY })).toThrow(/^DKIM_KEY: goes with DKIM_SELECTOR/);
  expect(() => readConfig({ DKIM_SELECTOR, DKIM_KEY: 'secret' })).toThrow(
    'DKIM_KEY: has to be an RSA key as PEM; openssl genrsa 2048 makes one',
  );
  expect(() => readConfig({ DKIM_SELECTOR: 'a.b', DKIM_KEY })).toThrow(/^DKIM_SELECTOR: has to/);
});

test('private hosts that may be reached are a list', () => {
  expect(readConfig({}).reachableHosts).toEqual([]);
  const REACHABLE_PRIVATE_HOSTS = 'nextcloud.lan, radicale.lan:8000,10.0.0.0/8';
  expect(readConfig({ REACHABLE_PRIVATE_HOSTS }).reachableHosts).toMatchObject([
    { name: 'nextcloud.lan', port: undefined },
    { name: 'radicale.lan', port: 8000 },
    { port: undefined },
  ]);
});
