import * as z from 'zod';
import { ROUND_ROBIN_METHODS } from '#shared/domain/round-robin/choose-host.ts';
import { flag, off } from './bounds.ts';
import { beside, column, field, option } from './field.ts';

const MAX_HOSTS = 100;

const editedHost = z.object({
  hostId: z.uuid(),
  /** Their share relative to the others'; 0 takes only what nobody else can. */
  weight: z.int().min(0).max(1000),
  priority: z.int().min(0).max(100),
  enabled: z.boolean(),
  /** Other hours than their own. */
  scheduleId: z.uuid().nullable(),
});

const newHost = { weight: 100, priority: 0, enabled: true, scheduleId: null };

/** Who gives their time to it, and how it is shared out. */
export const who = {
  /** In the order in which they serve. */
  hosts: field({
    bounds: z.array(editedHost).max(MAX_HOSTS),
    initial: (hostIds) => hostIds.map((hostId) => ({ hostId, ...newHost })),
    stored: beside,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  calculationMethod: field({
    bounds: z.enum(['everyone', 'anyone']),
    initial: (hostIds) => (hostIds.length > 1 ? 'anyone' : 'everyone'),
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  roundRobin: field({
    bounds: z.enum(ROUND_ROBIN_METHODS),
    initial: 'simple',
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  roundRobinWindowDays: field({
    bounds: z.int().min(1).max(365),
    initial: 30,
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  allowHostSelection: field({
    bounds: flag,
    initial: false,
    stored: option(off),
    page: 'meetingOptions',
    changedBy: 'meeting-type:edit',
  }),
  forceHostSelection: field({
    bounds: flag,
    initial: false,
    stored: option(off),
    page: 'meetingOptions',
    changedBy: 'meeting-type:edit',
  }),
};
