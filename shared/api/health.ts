import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'get',
  path: '/health',
  summary: 'The process answers',
  access: 'anyone',
  reply: z.object({ status: z.literal('ok') }),
  refuses: [],
});

export const getReady = endpoint({
  method: 'get',
  path: '/ready',
  summary: 'The database answers too',
  access: 'anyone',
  reply: z.object({ status: z.literal('ready') }),
  refuses: ['not-ready'],
});
