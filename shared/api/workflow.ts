import * as z from 'zod';
import { LANGUAGES } from '#shared/domain/languages.ts';
import {
  isAddress,
  MAX_ADDRESSES,
  type Recipient,
  WORKFLOW_RECIPIENTS,
  WORKFLOW_TRIGGERS,
  type WorkflowChoices,
  type WorkflowTexts,
} from '#shared/domain/reminder/workflow.ts';
import { endpoint } from './endpoint.ts';
import { ownText } from './own-text.ts';
import { pageFacts, pageQuery } from './paging.ts';
import { email, id, instant, language, shortText } from './schemas.ts';
import { waitSchema } from './wait.ts';

const reader = z.enum(WORKFLOW_RECIPIENTS);

/** Addresses are kept in small letters. */
const recipients: z.ZodType<readonly Recipient[], readonly Recipient[]> = z
  .array(z.union([reader, email.toLowerCase() as unknown as z.ZodType<Recipient, Recipient>]))
  .min(1)
  .max(WORKFLOW_RECIPIENTS.length + MAX_ADDRESSES)
  .refine((chosen) => chosen.filter(isAddress).length <= MAX_ADDRESSES);

const choices = {
  /** None where it is called by when it goes. */
  name: shortText.trim().min(1).nullable(),
  trigger: z.enum(WORKFLOW_TRIGGERS),
  wait: waitSchema,
  /** Of all where there is none. */
  meetingTypeIds: z.array(id).max(500),
  recipients,
  /** Of all where there is none. */
  languages: z.array(language).max(LANGUAGES.length),
  sendsIfBookedLate: z.boolean(),
  isActive: z.boolean(),
  texts: z.partialRecord(language, ownText) as z.ZodType<WorkflowTexts, WorkflowTexts>,
};

const asked: z.ZodType<WorkflowChoices, WorkflowChoices> = z.object(choices);
interface Change extends Partial<WorkflowChoices> {
  readonly was?: Partial<WorkflowChoices> | undefined;
}

const some = z.object(choices).partial();
const change: z.ZodType<Change, Change> = some.extend({ was: some.optional() });

/** One of a company's workflows, and whether who asks may change it. */
interface Workflow extends WorkflowChoices {
  readonly id: string;
  readonly canEdit: boolean;
}

const workflow: z.ZodType<Workflow, Workflow> = z.object({ ...choices, id, canEdit: z.boolean() });

/** What goes within the next seven days, as it is planned now. */
const coming = z.object({
  total: z.int(),
  /** The first twenty. */
  messages: z.array(
    z.object({ appointmentId: id, dueAt: instant, to: z.string(), meetingType: z.string() }),
  ),
});

const params = z.object({ workflowId: id });

export const workflowApi = {
  listWorkflows: endpoint({
    method: 'get',
    path: '/workflows',
    summary: 'What the company tells by itself about its appointments, by pages',
    right: 'workflow:read',
    limit: 'office',
    query: z.object(pageQuery),
    reply: z.object({ workflows: z.array(workflow), ...pageFacts }),
    refuses: [],
  }),
  createWorkflow: endpoint({
    method: 'post',
    path: '/workflows',
    summary: 'Makes a workflow; what is coming is planned by it too',
    right: 'workflow:edit',
    limit: 'office',
    body: asked,
    reply: workflow,
    refuses: ['not-found'],
  }),
  getWorkflow: endpoint({
    method: 'get',
    path: '/workflows/{workflowId}',
    summary: 'A workflow, and who gets its messages within the next seven days',
    right: 'workflow:read',
    limit: 'office',
    params,
    reply: z.object({ workflow, coming }),
    refuses: ['not-found'],
  }),
  patchWorkflow: endpoint({
    method: 'patch',
    path: '/workflows/{workflowId}',
    summary:
      'Changes a workflow, and with it what is coming; what has gone stays so. `was` has what the caller takes to be there',
    right: 'workflow:edit',
    limit: 'office',
    params,
    body: change,
    reply: workflow,
    refuses: ['not-found', 'changed-meanwhile'],
  }),
  deleteWorkflow: endpoint({
    method: 'delete',
    path: '/workflows/{workflowId}',
    summary: 'Ends a workflow; nothing of it goes any more',
    right: 'workflow:edit',
    limit: 'office',
    params,
    reply: z.object({ deleted: z.literal(true) }),
    refuses: ['not-found'],
  }),
  previewWorkflow: endpoint({
    method: 'post',
    path: '/workflows/preview',
    summary:
      'How a message looks about an appointment that there is; `sends` mails it to who asks, in the place of its reader',
    right: 'workflow:edit',
    limit: 'office',
    body: z.object({
      trigger: choices.trigger,
      /** An address reads it as a host does. */
      reader,
      language,
      own: ownText,
      meetingTypeIds: choices.meetingTypeIds,
      sends: z.boolean(),
    }),
    reply: z.object({
      /** None where there is no appointment yet. */
      mail: z.object({ subject: z.string(), html: z.string() }).nullable(),
      /** Whom it was mailed to. */
      sentTo: z.string().nullable(),
    }),
    refuses: ['mail-not-configured'],
  }),
} as const;

export type EditedWorkflow = Workflow;
export type ComingMessages = z.output<typeof coming>;
export type AskedPreview = z.output<typeof workflowApi.previewWorkflow.body>;
