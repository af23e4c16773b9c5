import * as z from 'zod';
import { MAX_TEXT_LENGTH, SLUG_MAX_LENGTH } from '#shared/domain/constants.ts';
import { SLUG_PATTERN } from '#shared/domain/slug.ts';
import { flag, line, plain } from './bounds.ts';
import { column, field } from './field.ts';

const emptyAsNone = {
  read: (kept: string | null) => kept,
  write: (edited: string | null) => edited || null,
};

const moment = {
  read: (kept: Date | null) => kept?.toISOString() ?? null,
  write: (edited: string | null) => (edited === null ? null : new Date(edited)),
};

/** What it is called, where it is, and who finds it. */
export const basics = {
  name: field({
    bounds: line,
    initial: '',
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  slug: field({
    bounds: z.string().regex(SLUG_PATTERN).max(SLUG_MAX_LENGTH),
    initial: '',
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  description: field({
    bounds: plain.trim().max(MAX_TEXT_LENGTH).nullable(),
    initial: null,
    stored: { ...column, as: emptyAsNone },
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  enabled: field({
    bounds: flag,
    initial: true,
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  /** An enabled one opens then. */
  publishFrom: field({
    bounds: z.iso.datetime({ offset: true }).nullable(),
    initial: null,
    stored: { ...column, as: moment },
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  listed: field({
    bounds: flag,
    initial: true,
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  workspaceId: field({
    bounds: z.uuid().nullable(),
    initial: null,
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
};
