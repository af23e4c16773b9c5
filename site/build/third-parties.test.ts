import { expect, it } from 'vitest';
import { routes } from '#shared/routes/index.ts';
import { withContentSecurityPolicy } from './content-security-policy.ts';
import { thirdPartiesOf } from './third-parties.ts';

const html = '<html><head><meta charset="utf-8"></head></html>';
const policyOf = (file: string) => withContentSecurityPolicy(html, '', thirdPartiesOf(file));

it('a booking page may ask for analytics, a pixel and a payment', () => {
  const policy = policyOf('booking/index.html');
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
  expect(policy).toContain('https://connect.facebook.net');
  expect(policy).toContain("frame-src 'self' https://js.stripe.com");
  expect(policy).toContain("media-src 'self' blob: https:;");
});

it('a form may not take payments, and every other page asks nobody', () => {
  expect(policyOf('form/index.html')).not.toContain('stripe');
  const asked = new Set(
    routes.map(({ file }) => file).filter((file) => thirdPartiesOf(file).length > 0),
  );
  expect([...asked].sort()).toEqual([
    'booking/index.html',
    'form/index.html',
    'host-page/index.html',
  ]);
});

it('22. a room asks nobody but its own server', () => {
  const files = routes.filter(({ id }) => /^connect(?:-join|-left)?$/.test(id));
  expect(files).toHaveLength(3);
  for (const { file } of files) expect(policyOf(file)).not.toContain('https:');
});
