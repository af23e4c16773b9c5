import * as z from 'zod';
import { form } from '#shared/domain/fields/form.ts';
import { endpoint } from './endpoint.ts';
import { company, id, language, longText, shortText, slug } from './schemas.ts';

/** A routing form as a visitor meets it; its rules stay on the server. */
const routingForm = z.object({
  id,
  slug: z.string().nullable(),
  name: z.string(),
  form,
  company,
  brandColor: z.string(),
  defaultLanguage: language,
});

/** Where a visitor is led to. Paths are this site's own, with the answers as prefill. */
const routingOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meeting-type'), path: z.string(), meetingTypeId: id }),
  z.object({ kind: z.literal('team'), path: z.string(), teamId: id }),
  z.object({ kind: z.literal('message'), text: z.string() }),
  z.object({ kind: z.literal('unqualified'), path: z.string() }),
]);

/** Answers by key: a field's target, or its name where the target is `other`. */
const answers = z
  .record(shortText, z.union([longText, z.array(longText).max(100)]))
  .refine((given) => Object.keys(given).length <= 200, { error: 'Too many answers' });

const byId = z.object({ routingFormId: id });

export const routingFormApi = {
  getQualifier: endpoint({
    method: 'get',
    path: '/booking/qualifier/{routingFormId}',
    summary: 'A routing form that qualifies visitors before they book',
    right: 'anyone',
    limit: 'look-up',
    params: byId,
    reply: routingForm,
    refuses: ['not-found'],
  }),
  getRoutingForm: endpoint({
    method: 'get',
    path: '/booking/form/{routingFormId}',
    summary: 'A routing form by its id',
    right: 'anyone',
    limit: 'look-up',
    params: byId,
    reply: routingForm,
    refuses: ['not-found'],
  }),
  getRoutingFormBySlug: endpoint({
    method: 'get',
    path: '/booking/form/slug/{slug}',
    summary: 'A routing form by its public address',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ slug }),
    reply: routingForm,
    refuses: ['not-found'],
  }),
  qualify: endpoint({
    method: 'post',
    path: '/booking/qualifier/qualify/{formId}',
    summary: 'Keeps the answers to a routing form and says where they lead',
    right: 'anyone',
    limit: 'form',
    params: z.object({ formId: id }),
    body: z.object({ answers }),
    reply: z.object({ submissionId: id, outcome: routingOutcome }),
    refuses: ['not-found'],
  }),
} as const;

export type RoutingForm = z.output<typeof routingForm>;
export type RoutedTo = z.output<typeof routingOutcome>;
