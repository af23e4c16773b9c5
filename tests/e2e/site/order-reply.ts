import type { PaymentStateReply } from '#shared/api/payment.ts';

/** What the API says of a payment that has not come yet. */
export const anOrder: PaymentStateReply = {
  status: 'open',
  amountCents: 5000,
  currency: 'EUR',
  start: '2030-05-24T13:30:00.000Z',
  expiresAt: '2030-05-20T12:00:00.000Z',
  appointmentId: null,
  takenBack: null,
  company: {
    id: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f01',
    ...{ slug: 'studio', name: 'Studio Nord', logo: null, tier: 'basic', primaryColor: null },
    ...{ useBrandStyling: false, hideKalendsBranding: true, showDataPolicyLink: true },
    dataPolicyLink: 'https://studio.test/privacy',
    imprintLink: 'https://studio.test/imprint',
    ...{ customLegalText: null, googleAnalyticsMeasurementId: null, metaPixelId: null },
    featureAccess: { personalizedBranding: true },
  },
};
