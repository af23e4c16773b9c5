import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import type { ApiClient } from '#shared/api/client.ts';
import type { companyApi } from '#shared/api/company.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

type Change = z.input<typeof companyApi.patchContactDetails.body>;

describeApi("the company's contact details", (api) => {
  let owner: ApiClient;
  let admin: ApiClient;
  let member: ApiClient;
  let host: { readonly companyId: string };

  beforeAll(async () => {
    const ada = await aHost(api.db, { role: 'owner' });
    host = ada;
    owner = await signInAs(api, ada);
    admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
    member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
  });

  const read = async (client = owner) => (await client.GET('/company/contact')).data;
  const change = (client: ApiClient, body: Change) => client.PATCH('/company/contact', { body });

  test('8.7 are changed one by one, by owner and admin, and what is not named stays', async () => {
    await change(owner, { contact: '  +49 30 23125 042 ', imprintLink: 'https://a.example/legal' });
    await change(admin, { showDataPolicyLink: true });
    expect(await read()).toEqual({
      contact: '+49 30 23125 042',
      website: null,
      imprintLink: 'https://a.example/legal',
      dataPolicyLink: null,
      showDataPolicyLink: true,
      customLegalText: null,
      keepAppointmentsDays: null,
    });
    await change(owner, { imprintLink: null });
    expect(await read(admin)).toMatchObject({ imprintLink: null, contact: '+49 30 23125 042' });
  });

  test('are not for members, nor for who is signed out, nor of another company', async () => {
    expect(await refusedWith(member.GET('/company/contact'))).toBe('403 forbidden');
    expect(await refusedWith(change(member, { contact: 'Me' }))).toBe('403 forbidden');
    expect(await refusedWith(api.client.GET('/company/contact'))).toBe('401 unauthorized');
    const other = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    await change(other, { contact: 'Somebody else' });
    expect((await read())?.contact).not.toBe('Somebody else');
  });

  test('8.7 keeps of a legal text what pages may show, and none where no word is left', async () => {
    const html = '<p onclick="x()">Lessons <b>count</b>.<script>x()</script></p>';
    await change(owner, { customLegalText: html });
    const kept = '<p>Lessons <strong>count</strong>.</p>';
    expect((await read())?.customLegalText).toBe(kept);
    const { companyId: id } = host;
    const shown = await api.client.GET('/company/public', { params: { query: { id } } });
    expect(shown.data?.customLegalText).toBe(kept);
    await change(owner, { customLegalText: '<p> </p>' });
    expect((await read())?.customLegalText).toBeNull();
  });

  test('of two tabs the second is told, and loses nothing of the first', async () => {
    await change(owner, { contact: 'Reception', imprintLink: null });
    await change(admin, { contact: 'Front desk', was: { contact: 'Reception' } });
    const late = change(owner, { contact: 'Bell', was: { contact: 'Reception' } });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    expect((await read())?.contact).toBe('Front desk');
    // What the other tab did not touch is no reason to refuse.
    await change(owner, { imprintLink: 'https://a.example', was: { imprintLink: null } });
    expect(await read()).toMatchObject({ contact: 'Front desk', imprintLink: 'https://a.example' });
  });

  test('of two changes at once, one is told', async () => {
    await change(owner, { contact: 'Reception' });
    const both = ['Bell', 'Front desk'].map((contact) =>
      change(owner, { contact, was: { contact: 'Reception' } }).then(
        () => 'done',
        () => 'told',
      ),
    );
    expect((await Promise.all(both)).sort()).toEqual(['done', 'told']);
  });

  test.each([
    { contact: '' },
    { contact: 'x'.repeat(201) },
    { contact: 'a\0b' },
    { imprintLink: 'http://a.example' },
    { dataPolicyLink: 'javascript:alert(1)' },
    { customLegalText: 'x'.repeat(10_001) },
  ])('%j is refused', async (body) => {
    expect(await refusedWith(change(owner, body))).toBe('400 validation-failed');
  });
});
