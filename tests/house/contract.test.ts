import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toOpenApi } from '#server/platform/http/openapi.ts';
import { limitPolicies } from '#server/platform/rate-limit/policies.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { image } from '#shared/api/schemas.ts';

/**
 * Every call of the specification (Spec A §7, Spec B §7). `[x]` is in the contract, `[ ]` is not
 * yet: a line is only ever ticked, never taken away.
 */
const specCalls = `
[x] POST /booking
[x] POST /booking/create-payment-order
[x] GET /booking/single/{companySlug}/{meetingSlug}/{userSlug}
[x] GET /booking/team/{teamSlug}
[x] GET /booking/v2/team/{teamSlug}/{meetingSlug}
[x] GET /booking/team/{teamSlug}/{meetingSlug}
[x] GET /booking/one-time-link/{linkId}
[x] POST /booking/initiate/cancel/{appointmentId}
[x] POST /booking/confirm/cancel/{appointmentId}/{secret}
[x] POST /booking/initiate/reschedule/{appointmentId}
[x] POST /booking/confirm/reschedule
[x] POST /booking/cancel/{appointmentId}
[x] POST /booking/group-cancel/{appointmentId}/{attendeeId}
[x] POST /booking/reschedule/{appointmentId}
[x] GET /booking/qualifier/{routingFormId}
[x] GET /booking/form/{routingFormId}
[x] GET /booking/form/slug/{slug}
[x] POST /booking/queue/validate/{queueId}
[x] POST /booking/qualifier/qualify/{formId}
[x] POST /booking/callback
[x] GET /booking/confirm-provisional-booking
[x] POST /booking/back-dated
[x] POST /booking/form-first-contact
[x] PATCH /booking/form-first-contact/{contactId}
[x] POST /booking/validate-email-quality
[x] GET /booking-availability
[x] POST /paypal-feature/capture-order/{orderId}

[ ] POST /deal-track/{dealId}/{date}
[ ] GET /deal-track/{dealId}
[ ] POST /showcase-track/{showcaseId}
[ ] GET /showcase-track/{showcaseId}

[x] PATCH /company/logo
[x] DELETE /company/logo
[x] PATCH /company
[x] PATCH /company/owner
[x] GET /company/employees
[x] GET /company/v2/employees
[x] GET /company/public
[x] GET /company/slugtoid/{slug}
[x] GET /company/slug-availability
[ ] POST /company/validate-vat
[x] GET /company/invited-users
[x] DELETE /company/invite/{email}
[x] POST /company/join-company
[ ] POST /company/extend-trial
[x] POST /company/switch-admin/{userId}
[ ] GET /company/referrals
[x] GET /company/resources
[x] DELETE /company/team-member/{userId}

[x] PATCH /user2
[x] PATCH /user2/language
[x] PATCH /user2/attributes
[x] PATCH /user2/email
[x] PATCH /user2/picture
[x] DELETE /user2/picture
[x] PATCH /user2/{id}/picture
[x] DELETE /user2/{id}/picture
[ ] GET /user2/data-contract
[ ] GET /user2/confidentiality-contract
[x] PATCH /user2/calendar-sync
[x] PATCH /user2/disable-over-limit
[x] PATCH /user2/{id}/calendar-sync
[x] PATCH /user2/host-meeting-limits
[x] PATCH /user2/{id}/host-meeting-limits
[x] PATCH /user2/{id}
[ ] GET /user2/referrals
[x] GET /user2/{emailOrId}

[x] GET /personal-page/me
[x] PATCH /personal-page/me
[x] GET /personal-page/{id}
[x] PATCH /personal-page/{id}
[x] GET /personal-page/apple
[x] PATCH /personal-page/header-picture

[x] POST /meeting-type/v2
[ ] POST /meeting-type/create-template/{meetingId}
[x] POST /meeting-type/duplicate
[x] POST /meeting-type/personal/{meetingTypeId}
[x] POST /meeting-type/booking-link/{meetingTypeId}
[x] GET /meeting-type
[x] GET /meeting-type/all
[x] GET /meeting-type/integration
[x] GET /meeting-type/workspace
[x] GET /meeting-type/assigned
[x] GET /meeting-type/{id}
[x] PATCH /meeting-type/{id}
[x] DELETE /meeting-type/{id}
[x] GET /meeting-type/{id}/optimized
[x] PATCH /meeting-type/{meetingTypeId}/change-workspace/{workspaceId}
[x] PATCH /meeting-type/{meetingTypeId}/booking-frequency
[x] PATCH /meeting-type/{meetingTypeId}/booking-frequency/admin
[x] GET /meeting-type/{id}/meeting-availability
[x] POST /meeting-type/{id}/meeting-availability/{userId}/{availabilityId}
[ ] PATCH /meeting-type/{id}/meta-image
[ ] DELETE /meeting-type/{id}/meta-image

[ ] GET /form
[ ] POST /form
[ ] GET /form/{id}
[ ] PATCH /form/{id}
[ ] DELETE /form/{id}
[ ] POST /form/slug
[ ] POST /form/{id}/field
[ ] DELETE /form/{id}/field
[ ] PUT /form/{id}/field-order
[ ] POST /form/{id}/submission
[ ] GET /form/{id}/submission-stats
[ ] GET /form/{id}/submission-details
[ ] POST /form/duplicate/{formId}
[ ] POST /form/meeting-type/{meetingTypeId}
[ ] PATCH /form/meeting-type/{meetingTypeId}
[ ] POST /form/meeting-type-template/{templateId}
[ ] PATCH /form/meeting-type-template/{templateId}

[ ] POST /showcase
[ ] GET /showcase
[ ] POST /showcase/{showcaseId}/notifications
[ ] GET /showcase/detailed
[ ] PATCH /showcase/{id}
[ ] DELETE /showcase/{id}
[ ] POST /showcase-stage
[ ] PATCH /showcase-stage/{id}
[ ] DELETE /showcase-stage/{id}
[ ] GET /showcase-step/notion/{pageId}
[ ] POST /showcase-step
[ ] POST /showcase-step/{id}/comment
[ ] PATCH /showcase-step/{id}
[ ] DELETE /showcase-step/{id}
[ ] POST /showcase-step/{stepId}/thumbnail
[ ] POST /showcase-notification/{showcaseId}
`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => ({ isBuilt: line.startsWith('[x] '), call: line.slice(4) }));

const CALLS_OF_THE_SPECIFICATION = 127;

/** Parameters are told apart by their place, not by their names: `PATCH /form/{id} → PATCH /form/{}`. */
function toShape(call: string): string {
  return call.replace(/\{\w+\}/g, '{}');
}

const built = new Set(
  Object.values<Endpoint>(contract).map(({ method, path }) =>
    toShape(`${method.toUpperCase()} ${path}`),
  ),
);

describe("the specification's calls", () => {
  it('are all in the table', () => {
    expect(new Set(specCalls.map(({ call }) => toShape(call))).size).toBe(
      CALLS_OF_THE_SPECIFICATION,
    );
  });

  it('are in the contract where the table says so', () => {
    const missing = specCalls.filter(({ isBuilt, call }) => isBuilt && !built.has(toShape(call)));
    expect(missing.map(({ call }) => call)).toEqual([]);
  });

  it('are ticked in the table once they are in the contract', () => {
    const unticked = specCalls.filter(({ isBuilt, call }) => !isBuilt && built.has(toShape(call)));
    expect(unticked.map(({ call }) => call)).toEqual([]);
  });
});

/** How the document says that a text is a picture's address. */
const kind = image.meta()?.description ?? '';

/** The properties of a schema by name, those of inner objects too. */
function propertiesOf(schema: unknown): [string, unknown][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.entries(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(propertiesOf)];
}

describe('the contract', () => {
  const endpoints = Object.entries<Endpoint>(contract);

  it('has each method and path once', () => {
    expect(built.size).toBe(endpoints.length);
  });

  it('limits how often each may be called', () => {
    const unlimited = endpoints
      .filter(([, { limit }]) => limitPolicies[limit].length === 0)
      .map(([, { method, path }]) => `${method.toUpperCase()} ${path}`);
    // Probes come often and cost little.
    expect(unlimited).toEqual(['GET /health', 'GET /ready']);
  });

  it('7.16 has pictures of one kind, which the server lets no page load from elsewhere', () => {
    const pictures = /^(?:logo|avatar|poster)$|picture$|thumbnail/i;
    const foreign = endpoints.flatMap(([id, { reply }]) =>
      propertiesOf(z.toJSONSchema(reply))
        .filter(([name, schema]) => pictures.test(name) && !JSON.stringify(schema).includes(kind))
        .map(([name]) => `${id}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('20.16 spells a zone as the specification does: `timezone`, or `Timezone` at the end of a name', () => {
    const document = JSON.stringify(toOpenApi('https://book.example.com'));
    const names = [...document.matchAll(/\w*time_?zone\w*/gi)].map(([name]) => name);
    expect(names).toContain('timezone');
    expect(names.filter((name) => !/timezone|Timezone$/.test(name))).toEqual([]);
  });

  it('declares a parameter for each part in braces, and no other', () => {
    const wrong = endpoints.filter(([, { path, params }]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return String(inPath.sort()) !== String(Object.keys(params?._zod.def.shape ?? {}).sort());
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('calls a part in braces the same in every path that leads there', () => {
    const places = endpoints.flatMap(([, { path }]) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(({ index, 1: name }) => ({
        place: toShape(`${path.slice(0, index)}{it}`),
        name,
      })),
    );
    const names = Map.groupBy(places, ({ place }) => place);
    const several = [...names]
      .map(([place, of]) => `${place}: ${[...new Set(of.map(({ name }) => name))].join(', ')}`)
      .filter((line) => line.includes(', '));
    expect(several).toEqual([]);
  });
});
