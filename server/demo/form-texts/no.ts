import type { FormTexts } from './locales-of.ts';

export const no = {
  company: { label: 'Firma', placeholder: 'Der du jobber' },
  website: { label: 'Nettsted' },
  assistant: { label: 'E-posten til assistenten din' },
  'backup-phone': { label: 'Et nummer for den dagen' },
  'team-size': { label: 'Hvor mange er dere?' },
  topic: {
    label: 'Hva gjelder det?',
    options: {
      strategy: 'Strategi',
      product: 'Produkt',
      hiring: 'Ansettelser',
      'something-else': 'Noe annet',
    },
  },
  stage: {
    label: 'Hvor langt er dere kommet?',
    options: {
      'an-idea': 'En idé',
      'a-prototype': 'En prototype',
      'paying-customers': 'Betalende kunder',
    },
  },
  interests: {
    label: 'Hva interesserer deg?',
    options: { workshops: 'Verksteder', coaching: 'Coaching', reviews: 'Gjennomganger' },
  },
  urgency: { label: 'Hvor mye haster det?' },
  newsletter: { label: 'Send meg månedsbrevet' },
  more: { label: 'Noe mer?' },
  notes: { label: 'Er det noe jeg bør vite?' },
  level: {
    label: 'Hvor mye italiensk kan du?',
    options: {
      'none-yet': 'Ingenting ennå',
      'i-can-order-lunch': 'Jeg kan bestille lunsj',
      'i-can-argue': 'Jeg kan krangle',
    },
  },
  say: { label: 'Hva vil du gjerne kunne si?' },
  people: { label: 'Hvor mange er dere?' },
  need: {
    label: 'Hva trenger du?',
    options: {
      'a-decision': 'En avgjørelse',
      'a-first-talk': 'En første samtale',
      'a-job': 'En jobb',
    },
  },
  'customer-number': { label: 'Kundenummer' },
  pages: {
    label: 'Sidene dine',
    placeholder: 'Tre sider er nok. En lenke til en delt mappe holder.',
  },
  package: {
    label: 'Det jeg ser på',
    options: { 'three-pages': 'Tre sider', 'a-whole-portfolio': 'En hel portefølje' },
  },
} as const satisfies FormTexts;
