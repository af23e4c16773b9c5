import type { FormTexts } from './locales-of.ts';

export const de = {
  company: { label: 'Firma', placeholder: 'Wo Sie arbeiten' },
  website: { label: 'Website' },
  assistant: { label: 'E-Mail Ihrer Assistenz' },
  'backup-phone': { label: 'Eine Nummer für den Tag' },
  'team-size': { label: 'Wie viele sind Sie?' },
  topic: {
    label: 'Worum geht es?',
    options: {
      strategy: 'Strategie',
      product: 'Produkt',
      hiring: 'Personal',
      'something-else': 'Etwas anderes',
    },
  },
  stage: {
    label: 'Wie weit sind Sie?',
    options: {
      'an-idea': 'Eine Idee',
      'a-prototype': 'Ein Prototyp',
      'paying-customers': 'Zahlende Kundschaft',
    },
  },
  interests: {
    label: 'Was interessiert Sie?',
    options: { workshops: 'Workshops', coaching: 'Coaching', reviews: 'Begutachtungen' },
  },
  urgency: { label: 'Wie dringend ist es?' },
  newsletter: { label: 'Schicken Sie mir den monatlichen Brief' },
  more: { label: 'Noch etwas?' },
  notes: { label: 'Gibt es etwas, das ich wissen sollte?' },
  level: {
    label: 'Wie viel Italienisch können Sie?',
    options: {
      'none-yet': 'Noch keines',
      'i-can-order-lunch': 'Ich kann ein Mittagessen bestellen',
      'i-can-argue': 'Ich kann streiten',
    },
  },
  say: { label: 'Was möchten Sie gern sagen können?' },
  people: { label: 'Wie viele sind Sie?' },
  need: {
    label: 'Was brauchen Sie?',
    options: {
      'a-decision': 'Eine Entscheidung',
      'a-first-talk': 'Ein erstes Gespräch',
      'a-job': 'Eine Stelle',
    },
  },
  'customer-number': { label: 'Kundennummer' },
  pages: {
    label: 'Ihre Seiten',
    placeholder: 'Drei Seiten genügen. Ein Link zu einem geteilten Ordner reicht.',
  },
  package: {
    label: 'Was ich ansehe',
    options: { 'three-pages': 'Drei Seiten', 'a-whole-portfolio': 'Ein ganzes Portfolio' },
  },
} as const satisfies FormTexts;
