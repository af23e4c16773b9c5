import { expect, test } from 'vitest';
import type { EditedCard } from '#shared/api/personal-page.ts';
import { partsOf, SIGNATURE_PARTS, toSignature, withoutParts } from './to-signature.ts';

const none = { facebook: null, twitter: null, instagram: null, xing: null, customLinks: [] };
const card: Pick<EditedCard, 'user' | 'company' | 'color' | 'personalPage'> = {
  user: {
    ...{ id: 'ada', firstname: 'Ada', lastname: 'Brandt', title: 'Founder', slug: 'ada' },
    picture: '/api/file/a1',
  },
  company: {
    ...{ name: 'Studio Nord', logo: null, primaryColor: '#ffd400' },
    ...{ useBrandStyling: true, hideKalendsBranding: false },
    featureAccess: { personalizedBranding: true },
  },
  color: '#ffd400',
  personalPage: {
    ...{ description: null, primaryColor: null, useCustomColors: false, headerImage: null },
    ...{ showAllMeetingTypes: true, meetingTypeOrder: [] },
    onlineProfiles: {
      ...none,
      email: 'ada@nord.test',
      phone: null,
      linkedIn: 'https://in.test/ada',
    },
  },
};
const around = {
  bookingText: 'Book a time',
  siteUrl: 'https://kalends.test',
  toAddress: (image: string) => `https://kalends.test${image}`,
};
const signature = toSignature(
  {
    ...card,
    changedAt: '',
    meetingTypes: [],
    permissions: { isCompanyAdmin: true, isTeamAdmin: false },
  },
  around,
);

test('23. a signature says what the card says, at addresses that lead home from everywhere', () => {
  expect(signature).toMatchObject({
    name: 'Ada Brandt',
    company: 'Studio Nord',
    picture: 'https://kalends.test/api/file/a1',
    booking: { text: 'Book a time', href: 'https://kalends.test/ada' },
    profiles: [{ text: 'LinkedIn', href: 'https://in.test/ada' }],
  });
  expect(signature.color).not.toBe('#ffd400');
});

test('23. only what there is can be left out', () => {
  expect(partsOf(signature)).toEqual(['picture', 'title', 'email', 'booking', 'profiles']);
  const bare = withoutParts(signature, new Set(SIGNATURE_PARTS));
  expect(partsOf(bare)).toEqual([]);
  expect(bare.name).toBe('Ada Brandt');
});
