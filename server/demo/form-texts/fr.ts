import type { FormTexts } from './locales-of.ts';

export const fr = {
  company: { label: 'Entreprise', placeholder: 'Où vous travaillez' },
  website: { label: 'Site web' },
  assistant: { label: 'E-mail de votre assistant' },
  'backup-phone': { label: 'Un numéro pour ce jour-là' },
  'team-size': { label: 'Combien êtes-vous ?' },
  topic: {
    label: 'De quoi s’agit-il ?',
    options: {
      strategy: 'Stratégie',
      product: 'Produit',
      hiring: 'Recrutement',
      'something-else': 'Autre chose',
    },
  },
  stage: {
    label: 'Où en êtes-vous ?',
    options: {
      'an-idea': 'Une idée',
      'a-prototype': 'Un prototype',
      'paying-customers': 'Des clients qui paient',
    },
  },
  interests: {
    label: 'Qu’est-ce qui vous intéresse ?',
    options: { workshops: 'Ateliers', coaching: 'Coaching', reviews: 'Relectures' },
  },
  urgency: { label: 'Est-ce urgent ?' },
  newsletter: { label: 'Envoyez-moi la lettre mensuelle' },
  more: { label: 'Autre chose ?' },
  notes: { label: 'Y a-t-il quelque chose que je devrais savoir ?' },
  level: {
    label: 'Quel est votre niveau d’italien ?',
    options: {
      'none-yet': 'Aucun encore',
      'i-can-order-lunch': 'Je sais commander à déjeuner',
      'i-can-argue': 'Je sais me disputer',
    },
  },
  say: { label: 'Que voudriez-vous savoir dire ?' },
  people: { label: 'Combien êtes-vous ?' },
  need: {
    label: 'De quoi avez-vous besoin ?',
    options: {
      'a-decision': 'D’une décision',
      'a-first-talk': 'D’un premier échange',
      'a-job': 'D’un emploi',
    },
  },
  'customer-number': { label: 'Numéro de client' },
  pages: {
    label: 'Vos pages',
    placeholder: 'Trois pages suffisent. Un lien vers un dossier partagé convient.',
  },
  package: {
    label: 'Ce que je regarde',
    options: { 'three-pages': 'Trois pages', 'a-whole-portfolio': 'Un portfolio entier' },
  },
} as const satisfies FormTexts;
