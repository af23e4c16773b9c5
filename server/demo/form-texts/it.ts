import type { FormTexts } from './locales-of.ts';

export const it = {
  company: { label: 'Azienda', placeholder: 'Dove lavora' },
  website: { label: 'Sito web' },
  assistant: { label: 'E-mail della sua assistenza' },
  'backup-phone': { label: 'Un numero per quel giorno' },
  'team-size': { label: 'Quanti siete?' },
  topic: {
    label: 'Di che cosa si tratta?',
    options: {
      strategy: 'Strategia',
      product: 'Prodotto',
      hiring: 'Assunzioni',
      'something-else': 'Qualcos’altro',
    },
  },
  stage: {
    label: 'A che punto siete?',
    options: {
      'an-idea': 'Un’idea',
      'a-prototype': 'Un prototipo',
      'paying-customers': 'Clienti che pagano',
    },
  },
  interests: {
    label: 'Che cosa le interessa?',
    options: { workshops: 'Laboratori', coaching: 'Coaching', reviews: 'Revisioni' },
  },
  urgency: { label: 'Quanto è urgente?' },
  newsletter: { label: 'Desidero ricevere la lettera mensile' },
  more: { label: 'Altro?' },
  notes: { label: 'C’è qualcosa che dovrei sapere?' },
  level: {
    label: 'Quanto italiano sa?',
    options: {
      'none-yet': 'Ancora niente',
      'i-can-order-lunch': 'So ordinare il pranzo',
      'i-can-argue': 'So litigare',
    },
  },
  say: { label: 'Che cosa vorrebbe saper dire?' },
  people: { label: 'Quanti siete?' },
  need: {
    label: 'Di che cosa ha bisogno?',
    options: {
      'a-decision': 'Di una decisione',
      'a-first-talk': 'Di un primo colloquio',
      'a-job': 'Di un lavoro',
    },
  },
  'customer-number': { label: 'Numero cliente' },
  pages: {
    label: 'Le Sue pagine',
    placeholder: 'Bastano tre pagine. Va bene un link a una cartella condivisa.',
  },
  package: {
    label: 'Che cosa guardo',
    options: { 'three-pages': 'Tre pagine', 'a-whole-portfolio': 'Un intero portfolio' },
  },
} as const satisfies FormTexts;
