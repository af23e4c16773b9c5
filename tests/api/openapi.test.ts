import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { aBookingRequest, book } from '#tests/support/api-bookings.ts';
import { DATABASE_KINDS } from '#tests/support/database.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content: { 'application/json': { schema: object } } }>
  >;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

describe.each(DATABASE_KINDS)('the OpenAPI document on %s', (kind) => {
  let api: TestApi;
  let document: Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);

  beforeAll(async () => {
    api = await openApi(kind);
    await api.seedDemo();
    document = await (await api.fetch('/api/openapi.json')).json();
    ajv.addSchema(document, 'api');
  });
  afterAll(() => api.close());

  const operationOf = (method: string, path: string): Operation => {
    const operation = document.paths[path]?.[method];
    if (!operation) throw new Error(`The document has no ${method} ${path}`);
    return operation;
  };
  /** What a validator that we did not write has against a value; nothing is null. */
  const problemsOf = (schema: object, value: unknown) => {
    const withDefinitions = { ...schema, components: document.components };
    const validate = ajv.compile(withDefinitions);
    return validate(value) ? null : validate.errors;
  };
  const replyProblems = (method: string, path: string, status: number, body: unknown) => {
    const schema = operationOf(method, path).responses[status]?.content['application/json'].schema;
    if (!schema) throw new Error(`${method} ${path} does not say that it may answer ${status}`);
    return problemsOf(schema, body);
  };

  test('describes every call of the contract', () => {
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method} ${path}`,
      ),
    );
    const declared = Object.entries<Endpoint>(contract).map(
      ([id, { method, path }]) => `${id} ${method} ${path}`,
    );
    expect(described.sort()).toEqual(declared.sort());
  });

  test('20.16 says of each call by what it may be called, and of open ones that anyone may', () => {
    expect(operationOf('get', '/health').security).toEqual([]);
    expect(operationOf('get', '/session').security).toEqual([
      { session: [] },
      { token: [] },
      { app: [] },
    ]);
    const silent = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .filter(({ security }) => security === undefined);
    expect(silent).toEqual([]);
  });

  test('has schemas that are schemas', () => {
    for (const methods of Object.values(document.paths)) {
      for (const { parameters, requestBody, responses } of Object.values(methods)) {
        const schemas = [
          ...parameters.map(({ schema }) => schema),
          ...Object.values(requestBody?.content ?? {}).map(({ schema }) => schema),
          ...Object.values(responses).flatMap(({ content }) =>
            Object.values<{ readonly schema: object }>(content).map(({ schema }) => schema),
          ),
        ];
        for (const schema of schemas) {
          expect(() => ajv.compile({ ...schema, components: document.components })).not.toThrow();
        }
      }
    }
  });

  test('is what the API answers, along the whole path of a visitor', async () => {
    const get = async (path: string, url: string) => {
      const reply = await api.fetch(`/api${url}`);
      const body = await reply.json();
      expect(replyProblems('get', path, reply.status, body), url).toBeNull();
      return body;
    };
    const single = '/booking/single/{companySlug}/{meetingSlug}/{userSlug}';
    await get('/health', '/health');
    await get('/ready', '/ready');
    await get(single, '/booking/single/-/-/ada');
    for (const slug of ['flex', 'consultation', 'workshop', 'paid', 'form-first', 'room']) {
      await get(single, `/booking/single/-/${slug}/ada`);
    }
    await get(single, '/booking/single/-/draft/ada');
    await get('/booking/team/{teamSlug}', '/booking/team/studio');
    await get('/booking/v2/team/{teamSlug}/{meetingSlug}', '/booking/v2/team/studio/panel');
    const page = await get(single, '/booking/single/-/intro/ada');
    const meetingTypeId: string = page.meetingType.id;
    const range = 'start=2030-01-07T00:00:00Z&end=2030-01-14T00:00:00Z&timezone=Europe/Berlin';
    const availability = `/booking-availability?meetingTypeId=${meetingTypeId}&${range}`;
    await get('/booking-availability', availability);
    await get('/booking-availability', `${availability}&troubleshoot=true`);
    await get('/booking-availability', '/booking-availability?start=yesterday');

    const request = aBookingRequest({
      meetingTypeId,
      start: '2030-01-08T10:00:00Z',
      attendee: { dataPolicyAccepted: true },
    });
    const asked = operationOf('post', '/booking').requestBody?.content['application/json']?.schema;
    expect(problemsOf(asked ?? {}, request)).toBeNull();
    expect(problemsOf(asked ?? {}, { ...request, start: 'tomorrow' })).not.toBeNull();
    const reply = await book(api.client, request);
    expect(replyProblems('post', '/booking', 200, reply)).toBeNull();
    const { appointmentId, secret } = reply;
    await get('/appointment/{appointmentId}', `/appointment/${appointmentId}`);
    await get('/appointment/{appointmentId}', `/appointment/${appointmentId}?secret=${secret}`);
    await get('/appointment/{appointmentId}', `/appointment/${appointmentId}?secret=wrong`);

    await api.runJobs();
    const ada = await api.signIn('ada@demo.test');
    const session = await ada.GET('/session');
    expect(replyProblems('get', '/session', 200, session.data)).toBeNull();
    const log = await ada.GET('/mail-log', { params: { query: {} } });
    expect(replyProblems('get', '/mail-log', 200, log.data)).toBeNull();
    const mailId = log.data?.mails[0]?.id ?? '';
    const mail = await ada.GET('/mail-log/{mailId}', { params: { path: { mailId } } });
    expect(replyProblems('get', '/mail-log/{mailId}', 200, mail.data)).toBeNull();
  });
});
