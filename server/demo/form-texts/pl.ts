import type { FormTexts } from './locales-of.ts';

export const pl = {
  company: { label: 'Firma', placeholder: 'Miejsce pracy' },
  website: { label: 'Strona internetowa' },
  assistant: { label: 'E-mail Twojego asystenta' },
  'backup-phone': { label: 'Numer na ten dzień' },
  'team-size': { label: 'Ile jest Was osób?' },
  topic: {
    label: 'Czego dotyczy sprawa?',
    options: {
      strategy: 'Strategia',
      product: 'Produkt',
      hiring: 'Zatrudnianie',
      'something-else': 'Coś innego',
    },
  },
  stage: {
    label: 'Na jakim jesteście etapie?',
    options: {
      'an-idea': 'Pomysł',
      'a-prototype': 'Prototyp',
      'paying-customers': 'Płacący klienci',
    },
  },
  interests: {
    label: 'Co Cię interesuje?',
    options: { workshops: 'Warsztaty', coaching: 'Coaching', reviews: 'Recenzje' },
  },
  urgency: { label: 'Jak pilna jest sprawa?' },
  newsletter: { label: 'Proszę przysyłać mi comiesięczny list' },
  more: { label: 'Coś jeszcze?' },
  notes: { label: 'Czy jest coś, o czym warto wiedzieć wcześniej?' },
  level: {
    label: 'Ile znasz włoskiego?',
    options: {
      'none-yet': 'Jeszcze nic',
      'i-can-order-lunch': 'Umiem zamówić obiad',
      'i-can-argue': 'Umiem się kłócić',
    },
  },
  say: { label: 'Co chcesz umieć powiedzieć?' },
  people: { label: 'Ile jest Was osób?' },
  need: {
    label: 'Czego potrzebujesz?',
    options: { 'a-decision': 'Decyzji', 'a-first-talk': 'Pierwszej rozmowy', 'a-job': 'Pracy' },
  },
  'customer-number': { label: 'Numer klienta' },
  pages: {
    label: 'Twoje strony',
    placeholder: 'Wystarczą trzy strony. Może to być link do wspólnego folderu.',
  },
  package: {
    label: 'Co oglądam',
    options: { 'three-pages': 'Trzy strony', 'a-whole-portfolio': 'Całe portfolio' },
  },
} as const satisfies FormTexts;
