import type { Provisional } from '#site/islands/appointment/provisional-page.tsx';

export const anAppointment: Provisional['appointment'] = {
  id: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f00',
  start: '2030-05-24T13:30:00.000Z',
  end: '2030-05-24T14:00:00.000Z',
  isCancelled: false,
  state: 'awaits-host',
  heldUntil: '2030-05-20T12:00:00.000Z',
  disableActionButtons: true,
  meetingInfo: { name: 'Intro call', description: null, duration: 30, confirmationButton: null },
  hosts: [
    {
      id: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f01',
      firstname: 'Ada',
      lastname: 'Lovelace',
      picture: null,
    },
  ],
  hostTimezone: 'Europe/Berlin',
  channel: 'zoom',
  customChannelName: null,
  location: null,
  meetingLink: null,
  hostPhone: null,
  hostContact: null,
  ics: null,
  company: {
    name: 'Studio Nord',
    logo: null,
    tier: 'growth',
    showDataPolicyLink: false,
    imprintLink: null,
    dataPolicyLink: null,
    customLegalText: null,
    hideKalendsBranding: false,
    useBrandStyling: false,
    primaryColor: null,
    featureAccess: { personalizedBranding: false },
  },
  cancellationPolicy: { enable: false, mode: null, duration: null },
  reschedulingPolicy: { enable: false, mode: null, duration: null },
  queueId: null,
  meetingTypeId: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f02',
  seats: null,
  bookingPath: '/ada/intro',
};

/** What the API says of a booking that Marie asked for and Ada has to confirm. */
export function aProvisional(changes: Partial<Provisional> = {}): Provisional {
  return {
    confirmedBy: 'host',
    appointment: anAppointment,
    attendee: {
      name: 'Marie Curie',
      email: 'marie@example.com',
      phone: '+33123456789',
      notes: 'About radium.',
      answers: [{ label: 'Company size', value: '2–10' }],
    },
    ...changes,
  };
}
