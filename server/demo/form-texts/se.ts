import type { FormTexts } from './locales-of.ts';

export const se = {
  company: { label: 'Företag', placeholder: 'Där du arbetar' },
  website: { label: 'Webbplats' },
  assistant: { label: 'E-post till din assistent' },
  'backup-phone': { label: 'Ett nummer för den dagen' },
  'team-size': { label: 'Hur många är ni?' },
  topic: {
    label: 'Vad gäller det?',
    options: {
      strategy: 'Strategi',
      product: 'Produkt',
      hiring: 'Rekrytering',
      'something-else': 'Något annat',
    },
  },
  stage: {
    label: 'Hur långt har ni kommit?',
    options: {
      'an-idea': 'En idé',
      'a-prototype': 'En prototyp',
      'paying-customers': 'Betalande kunder',
    },
  },
  interests: {
    label: 'Vad intresserar dig?',
    options: { workshops: 'Workshoppar', coaching: 'Coachning', reviews: 'Granskningar' },
  },
  urgency: { label: 'Hur brådskande är det?' },
  newsletter: { label: 'Skicka mig månadsbrevet' },
  more: { label: 'Något mer?' },
  notes: { label: 'Finns det något jag bör veta?' },
  level: {
    label: 'Hur mycket italienska kan du?',
    options: {
      'none-yet': 'Inget ännu',
      'i-can-order-lunch': 'Jag kan beställa lunch',
      'i-can-argue': 'Jag kan gräla',
    },
  },
  say: { label: 'Vad vill du kunna säga?' },
  people: { label: 'Hur många är ni?' },
  need: {
    label: 'Vad behöver du?',
    options: {
      'a-decision': 'Ett beslut',
      'a-first-talk': 'Ett första samtal',
      'a-job': 'Ett jobb',
    },
  },
  'customer-number': { label: 'Kundnummer' },
  pages: {
    label: 'Dina sidor',
    placeholder: 'Tre sidor räcker. En länk till en delad mapp går bra.',
  },
  package: {
    label: 'Det jag tittar på',
    options: { 'three-pages': 'Tre sidor', 'a-whole-portfolio': 'En hel portfölj' },
  },
} as const satisfies FormTexts;
