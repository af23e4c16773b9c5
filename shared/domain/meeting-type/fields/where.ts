import * as z from 'zod';
import { CHANNELS } from '#shared/domain/channels.ts';
import { JOIN_FROM_MINUTES, ROOM_CLOSES_MINUTES } from '#shared/domain/constants.ts';
import { channel, flag, keptText, line, minutes, off, secureUrl } from './bounds.ts';
import { beside, column, field, option, setting } from './field.ts';

/** Where it takes place. */
export const where = {
  channel: field({
    bounds: channel,
    // Needs nothing to be connected.
    initial: 'phone',
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  customChannelName: field({
    bounds: line.nullable(),
    initial: null,
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  /** Where its online meetings are held, no matter who hosts them. */
  meetingLink: field({
    bounds: secureUrl.nullable(),
    initial: null,
    stored: setting(keptText),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  /** How long before the start its rooms by Connect open. */
  connectOpensMinutes: field({
    bounds: minutes,
    initial: JOIN_FROM_MINUTES,
    stored: setting(z.int().default(JOIN_FROM_MINUTES)),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  /** How long after the end they stay open. */
  connectClosesMinutes: field({
    bounds: minutes,
    initial: ROOM_CLOSES_MINUTES,
    stored: setting(z.int().default(ROOM_CLOSES_MINUTES)),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  /** Whether a host lets people in. */
  connectWaits: field({
    bounds: flag,
    initial: true,
    stored: setting(flag.default(true)),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  locations: field({
    bounds: z.array(line).max(50),
    initial: [],
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  /** The company's resources that visitors choose among, in this order. */
  resourceIds: field({
    bounds: z.array(z.uuid()).max(100),
    initial: [],
    stored: beside,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  allowSelectChannel: field({
    bounds: flag,
    initial: false,
    stored: option(off),
    page: 'meetingOptions',
    changedBy: 'meeting-type:edit',
  }),
  /** Beside the main one. */
  allowedChannels: field({
    bounds: z.array(channel).max(CHANNELS.length),
    initial: [],
    stored: option(z.array(channel).default([])),
    page: 'meetingOptions',
    changedBy: 'meeting-type:edit',
  }),
};
