import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { integrations } from '#server/outside/integrations/registry.ts';
import { CONFERENCE_PROVIDERS } from '#shared/domain/channels.ts';
import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import { CALENDAR_PROVIDERS } from '#shared/domain/integrations/calendar-providers.ts';
import { conferenceIntegrations } from '#shared/domain/integrations/conference-providers.ts';
import { INTEGRATION_KINDS, type IntegrationKind } from '#shared/domain/integrations/kinds.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { SIGN_IN_PROVIDERS } from '#shared/domain/integrations/sign-in-providers.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(project, file), 'utf8');

test('every folder of server/outside/integrations is in the registry, under its name', () => {
  const folders = readdirSync(join(project, 'server/outside/integrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(Object.keys(integrations).sort());
});

test.each(Object.values(integrations))(
  '$id has its variables in docs/settings.md and .env.example',
  (each) => {
    const table = read('docs/settings.md');
    const missing = each.variables.filter(
      (name) => !table.includes(`\`${name}\``) || !read('.env.example').includes(`\n# ${name}=`),
    );
    expect(missing).toEqual([]);
  },
);

test('20.3 every kind lists those of the registry that fill it, and each fills one that it has a port for', () => {
  const ofKind = (kind: IntegrationKind) =>
    Object.values(integrations)
      .filter(({ kinds }) => kinds.some((each) => each === kind))
      .map(({ id }) => id);
  expect(ofKind('payment').sort()).toEqual([...PAYMENT_PROVIDERS].sort());
  expect(ofKind('signIn').sort()).toEqual([...SIGN_IN_PROVIDERS].sort());
  const filled = INTEGRATION_KINDS.filter((kind) => ofKind(kind).length > 0);
  expect(ofKind('calendar').sort()).toEqual([...CALENDAR_PROVIDERS].sort());
  expect(ofKind('conference').sort()).toEqual(Object.values(conferenceIntegrations).sort());
  expect(filled).toEqual(['payment', 'signIn', 'calendar', 'conference']);
});

test.each(PAYMENT_PROVIDERS)(
  '%s is named in its folder, its view and the enumeration alone',
  (name) => {
    const places = [`server/outside/integrations/${name}/`, 'site/islands/booking/payment/'];
    const elsewhere = globSync('{server,shared,site,extension}/**/*.{ts,tsx,astro}', {
      cwd: project,
    })
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) => readFileSync(join(project, file), 'utf8').includes(`'${name}'`))
      .filter((file) => !places.some((place) => file.startsWith(place)));
    expect(elsewhere).toEqual(['shared/domain/integrations/payment-providers.ts']);
  },
);

const marks = new Set([
  ...[...CONFERENCE_PROVIDERS, ...Object.keys(integrations), 'whatsapp', ...CALENDAR_PROVIDERS],
  ...calDavServices.map(({ id }) => id).filter((id) => id !== 'other'),
]);

test.each([...marks])('8.28 %s has a mark of its own drawing at /integrations/', (name) => {
  const mark = readFileSync(join(project, 'site/public/integrations', `${name}.svg`), 'utf8');
  expect(mark).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24"/);
  // A picture that asks for nothing else, and is a third of a kilobyte.
  expect(mark).not.toMatch(/href|<image|<script/);
  expect(mark.length).toBeLessThan(400);
});
