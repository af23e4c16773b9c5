import * as z from 'zod';
import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import { line, off, plain } from './bounds.ts';
import { field, setting } from './field.ts';

const MAX_PRICE = 100_000;

/** What becomes of the money when an attendee cancels; all of it goes back unless somebody says otherwise. */
const refundPolicy = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('full') }),
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('until'), hours: z.int().min(1).max(8760) }),
  ])
  .default({ kind: 'full' });

const kept = z.object({
  enable: off,
  provider: z.enum([...PAYMENT_PROVIDERS, 'none']).default('none'),
  /** In the currency's whole units: 50 is EUR 50. */
  price: z.number().default(0),
  currency: z.enum(CURRENCIES).default('EUR'),
  suffix: z.string().nullable().default(null),
  paymentTerms: z.string().nullable().default(null),
  refundPolicy,
});

/** What it costs, and what becomes of the money. */
export const payment = {
  payment: field({
    bounds: kept.extend({
      price: z.number().min(0).max(MAX_PRICE),
      suffix: line.nullable(),
      paymentTerms: plain.trim().max(MAX_TEXT_LENGTH).nullable(),
    }),
    initial: {
      enable: false,
      provider: 'none',
      price: 0,
      currency: 'EUR',
      suffix: null,
      paymentTerms: null,
      refundPolicy: { kind: 'full' },
    },
    stored: setting(kept.prefault({})),
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
};
