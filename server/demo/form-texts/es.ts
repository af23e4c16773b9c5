import type { FormTexts } from './locales-of.ts';

export const es = {
  company: { label: 'Empresa', placeholder: 'Dónde trabaja' },
  website: { label: 'Sitio web' },
  assistant: { label: 'Correo de su asistente' },
  'backup-phone': { label: 'Un número para ese día' },
  'team-size': { label: '¿Cuántos son?' },
  topic: {
    label: '¿De qué se trata?',
    options: {
      strategy: 'Estrategia',
      product: 'Producto',
      hiring: 'Contratación',
      'something-else': 'Otra cosa',
    },
  },
  stage: {
    label: '¿En qué punto están?',
    options: {
      'an-idea': 'Una idea',
      'a-prototype': 'Un prototipo',
      'paying-customers': 'Clientes que pagan',
    },
  },
  interests: {
    label: '¿Qué le interesa?',
    options: { workshops: 'Talleres', coaching: 'Coaching', reviews: 'Revisiones' },
  },
  urgency: { label: '¿Qué urgencia tiene?' },
  newsletter: { label: 'Envíeme la carta mensual' },
  more: { label: '¿Algo más?' },
  notes: { label: '¿Hay algo que yo deba saber?' },
  level: {
    label: '¿Cuánto italiano sabe?',
    options: {
      'none-yet': 'Nada todavía',
      'i-can-order-lunch': 'Sé pedir el almuerzo',
      'i-can-argue': 'Sé discutir',
    },
  },
  say: { label: '¿Qué le gustaría saber decir?' },
  people: { label: '¿Cuántos son?' },
  need: {
    label: '¿Qué necesita?',
    options: {
      'a-decision': 'Una decisión',
      'a-first-talk': 'Una primera charla',
      'a-job': 'Un empleo',
    },
  },
  'customer-number': { label: 'Número de cliente' },
  pages: {
    label: 'Sus páginas',
    placeholder: 'Bastan tres páginas. Sirve un enlace a una carpeta compartida.',
  },
  package: {
    label: 'Lo que reviso',
    options: { 'three-pages': 'Tres páginas', 'a-whole-portfolio': 'Un portafolio completo' },
  },
} as const satisfies FormTexts;
