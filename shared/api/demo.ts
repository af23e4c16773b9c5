import * as z from 'zod';
import { DEMO_DOORS } from '#shared/domain/demo-doors.ts';
import { endpoint } from './endpoint.ts';

/** Paths of this site. */
const page = z.object({ path: z.string(), name: z.string(), description: z.string().nullable() });

export const demoApi = {
  getDemo: endpoint({
    method: 'get',
    path: '/demo',
    summary: 'What there is to see in the demo workspace; nothing where there is none',
    right: 'anyone',
    limit: 'look-up',
    reply: z.object({
      /** Hosts' and teams' pages, with what can be booked there. */
      owners: z.array(
        z.object({ path: z.string(), name: z.string(), company: z.string(), pages: z.array(page) }),
      ),
      doors: z.array(z.object({ kind: z.enum(DEMO_DOORS), path: z.string() })),
    }),
    refuses: [],
  }),
} as const;

export type Demo = z.output<typeof demoApi.getDemo.reply>;
