import type { FormTexts } from './locales-of.ts';

export const nl = {
  company: { label: 'Bedrijf', placeholder: 'Waar u werkt' },
  website: { label: 'Website' },
  assistant: { label: 'E-mail van uw assistent' },
  'backup-phone': { label: 'Een nummer voor die dag' },
  'team-size': { label: 'Met hoeveel bent u?' },
  topic: {
    label: 'Waar gaat het over?',
    options: {
      strategy: 'Strategie',
      product: 'Product',
      hiring: 'Personeel',
      'something-else': 'Iets anders',
    },
  },
  stage: {
    label: 'Hoe ver bent u?',
    options: {
      'an-idea': 'Een idee',
      'a-prototype': 'Een prototype',
      'paying-customers': 'Betalende klanten',
    },
  },
  interests: {
    label: 'Wat interesseert u?',
    options: { workshops: 'Workshops', coaching: 'Coaching', reviews: 'Beoordelingen' },
  },
  urgency: { label: 'Hoe dringend is het?' },
  newsletter: { label: 'Stuur mij de maandelijkse brief' },
  more: { label: 'Nog iets?' },
  notes: { label: 'Is er iets dat ik moet weten?' },
  level: {
    label: 'Hoeveel Italiaans kent u?',
    options: {
      'none-yet': 'Nog niets',
      'i-can-order-lunch': 'Ik kan een lunch bestellen',
      'i-can-argue': 'Ik kan ruziemaken',
    },
  },
  say: { label: 'Wat zou u graag kunnen zeggen?' },
  people: { label: 'Met hoeveel bent u?' },
  need: {
    label: 'Wat hebt u nodig?',
    options: {
      'a-decision': 'Een beslissing',
      'a-first-talk': 'Een eerste gesprek',
      'a-job': 'Een baan',
    },
  },
  'customer-number': { label: 'Klantnummer' },
  pages: {
    label: 'Uw pagina’s',
    placeholder: 'Drie pagina’s zijn genoeg. Een link naar een gedeelde map volstaat.',
  },
  package: {
    label: 'Wat ik bekijk',
    options: { 'three-pages': 'Drie pagina’s', 'a-whole-portfolio': 'Een heel portfolio' },
  },
} as const satisfies FormTexts;
